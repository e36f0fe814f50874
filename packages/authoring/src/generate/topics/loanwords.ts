import { loanwordsJudge } from '../check/loanwords'
import { kindGenerator } from '../kindGenerator'
import { loanwordsKinds as kinds } from '../lexicon/loanwords'

export const loanwords = kindGenerator({
  summary: 'languages from which English has taken words (grade 8)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'language',
  name: 'From which language did English take the word in italics?',
  does: 'has, in italics, a word from',
  doAll: 'have, in italics, a word from',
  table: 'Choose the language that each word in italics comes from.',
  hints: ['Look at the spelling and say the word aloud.', 'Think of where the thing comes from.'],
  judge: loanwordsJudge,
})
