import { numberPrefixJudge } from '../check/numberPrefixes'
import { kindGenerator } from '../kindGenerator'
import { numberPrefixKinds as kinds } from '../lexicon/numberPrefixes'

export const numberPrefixes = kindGenerator({
  summary: 'Greek and Latin prefixes of number (grade 6)',
  kinds,
  example: 'word',
  examples: 'words',
  kind: 'number',
  name: 'Which number hides in the word?',
  does: 'has a prefix that means',
  doAll: 'have a prefix that means',
  hints: ['Look at the prefix in italics.', 'Which other word with this prefix do you know?'],
  judge: numberPrefixJudge,
})
