import { antecedentJudge } from '../check/pronounAgreement'
import { type Choice, choiceGenerator } from '../choices'
import { antecedentSentences } from '../lexicon/pronounAgreement'

const STANDS_FOR: Record<string, string> = {
  its: 'one thing or animal',
  their: 'more than one',
  his: 'one boy or man',
  her: 'one girl or woman',
  our: 'a group with *I* in it',
  my: '*I* alone',
  your: '*you*',
}

const antecedentOf = ({ before }: Choice): string => before.match(/^\*(.+?)\*/)?.[1] ?? ''

export const pronounAgreement = choiceGenerator({
  summary: 'pronouns that agree with the words they stand for (grade 5)',
  sentences: antecedentSentences,
  reasons: {
    key: (choice) =>
      `*${antecedentOf(choice)}* means ${STANDS_FOR[choice.key]}, so the pronoun is *${choice.key}*.`,
    wrong: (text, choice) =>
      `*${text}* stands for ${STANDS_FOR[text]}. *${antecedentOf(choice)}* means ${STANDS_FOR[choice.key]}.`,
    hints: () => [
      'The pronoun stands for the words in italics.',
      'One, or more than one? Leave out the words after *of*, *in*, or *with*.',
    ],
  },
  word: 'pronoun',
  choose: 'Choose the pronoun that agrees with the words in italics.',
  hints: ['Look at the words in italics: one, or more than one?', 'Is *I* a part of the group?'],
  judge: antecedentJudge,
})
