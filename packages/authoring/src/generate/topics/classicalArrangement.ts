import { classicalArrangementJudge } from '../check/classicalArrangement'
import { kindGenerator } from '../kindGenerator'
import { classicalArrangementKinds as kinds } from '../lexicon/classicalArrangement'

export const classicalArrangement = kindGenerator({
  summary:
    'parts of a classical speech: exordium, narration, division, proof, refutation, peroration (grade 12)',
  kinds,
  example: 'line of a speech',
  examples: 'lines of speeches',
  kind: 'part',
  name: 'To which part of a classical speech does this line belong?',
  does: 'belongs to the',
  doAll: 'belong to the',
  hints: [
    'Does it win the audience, tell what happened, announce points, prove, answer opponents, or close?',
    'Imagine the speech from its first to its last minute.',
  ],
  judge: classicalArrangementJudge,
})
