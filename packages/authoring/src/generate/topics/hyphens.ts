import { hyphenJudge } from '../check/hyphens'
import { choiceGenerator } from '../choices'
import { hyphenSentences } from '../lexicon/hyphens'
import { OF_MARKS } from '../options'

const RULES: Record<string, string> = {
  before: 'Words that describe a noun together, right before it, take a hyphen.',
  after: 'When no noun comes after the words, they take no hyphen.',
  ly: 'After an adverb in *-ly* no hyphen is needed: it can belong only to the next word.',
  number: 'Numbers from twenty-one to ninety-nine take a hyphen.',
  prefix: '*Self-* and *ex-* are joined with a hyphen.',
}

const wayOf = (text: string): string => {
  if (text.includes(' - ')) return 'That is a dash with spaces.'
  if (text.includes('- ')) return 'There is no space after a hyphen.'
  if (text.includes(',')) return 'No comma goes between the two words.'
  if (text.includes('-')) return 'The hyphen is not needed.'
  return text.includes(' ') ? 'The hyphen is missing.' : 'It is not one word.'
}

export const hyphens = choiceGenerator({
  summary: 'hyphens in describing words, numbers and prefixes (grade 11)',
  sentences: hyphenSentences,
  reasons: {
    key: ({ tag }) => RULES[tag] ?? '',
    wrong: (text, { tag }) => `${wayOf(text)} ${RULES[tag] ?? ''}`,
    hints: () => [
      'Is it a number, a prefix, or words that describe?',
      'Does the noun come right after them?',
    ],
  },
  word: 'spelling',
  choose: 'Choose the right spelling: with a hyphen, as two words, or as one.',
  hints: [
    'Is there a noun after the words that they describe together?',
    'Does the first word end in *-ly*?',
  ],
  extremes: OF_MARKS,
  judge: hyphenJudge,
})
