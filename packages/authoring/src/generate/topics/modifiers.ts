import { modifierJudge } from '../check/modifiers'
import { type Choice, choiceGenerator } from '../choices'
import { modifierSentences } from '../lexicon/modifiers'
import { OF_PHRASES } from '../options'

const SUBJECT = /^(?:(?:the|a|my|our) )?[A-Za-z]+/

const openingOf = ({ before }: Choice): string => before.replace(/, $/, '')
const subjectOf = ({ key }: Choice): string => key.match(SUBJECT)?.[0] ?? ''

export const modifiers = choiceGenerator({
  summary: 'opening words that dangle (grade 7), also after while, having and to (grade 11)',
  sentences: modifierSentences,
  reasons: {
    key: (choice) => `The words *${openingOf(choice)}* describe the one named next: *${subjectOf(choice)}*.`,
    wrong: (text, choice) =>
      `The opening words *${openingOf(choice)}* dangle: they would describe what is named first in *${text}*.`,
    hints: () => [
      'Whom do the opening words describe?',
      'That person or animal must come right after the comma.',
    ],
  },
  word: 'place',
  choose: 'Finish each sentence so that the opening words describe the right one.',
  hints: ['Whom do the opening words describe?', 'Look at the words right after the comma.'],
  extremes: OF_PHRASES,
  judge: modifierJudge,
})
