import { appealJudge } from '../check/appeals'
import { kindGenerator } from '../kindGenerator'
import { appeals as kinds } from '../lexicon/appeals'

export const appeals = kindGenerator({
  summary: 'ethos, pathos and logos (grade 9)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'appeal',
  name: 'To what does this sentence mainly appeal?',
  does: 'appeals mainly to',
  doAll: 'appeal mainly to',
  hints: [
    'Does the sentence want you to trust, to feel, or to think it through?',
    'Look for what the speaker has done, for a picture that moves you, or for figures and reasons.',
  ],
  judge: appealJudge,
})
