import { inferenceStrengthJudge } from '../check/inferenceStrength'
import { kindGenerator } from '../kindGenerator'
import { inferenceStrength as kinds } from '../lexicon/inferenceStrength'

export const inferenceStrengthGenerator = kindGenerator({
  summary: 'whether a text states it, lets us infer it or does not support it (grade 8)',
  kinds,
  example: "reader's statement",
  examples: "readers' statements",
  kind: 'judgment',
  name: "How is the reader's statement related to the text?",
  does: 'is',
  doAll: 'are',
  hints: [
    'Can you point to words of the text that say it? Or to clues that make it likely?',
    'Could the text be true and the statement false just as well? Then it is not supported.',
  ],
  judge: inferenceStrengthJudge,
})
