import { argumentPartJudge } from '../check/argumentParts'
import { kindGenerator } from '../kindGenerator'
import { argumentParts as kinds } from '../lexicon/argumentParts'

export const argumentParts = kindGenerator({
  summary: 'claim, reason, evidence, counterargument (grade 6)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'part of an argument',
  name: 'Which part of an argument is this?',
  does: 'is this part of an argument:',
  doAll: 'are this part of an argument:',
  hints: [
    'Does it say what should be done, why, how we know, or what others think?',
    'Look for *should*, for *because*, for numbers, and for words such as *some people*.',
  ],
  judge: argumentPartJudge,
})
