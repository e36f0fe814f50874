import { claimStrengthJudge } from '../check/claimStrength'
import { kindGenerator } from '../kindGenerator'
import { claimStrengthKinds as kinds } from '../lexicon/claimStrength'

export const claimStrength = kindGenerator({
  summary: 'how far a claim goes: universal, general, partial, tentative (grade 12)',
  kinds,
  example: 'claim',
  examples: 'claims',
  kind: 'strength',
  name: 'How strong is this claim?',
  does: 'is',
  doAll: 'are',
  hints: [
    'How many counterexamples would refute it?',
    'Look for *all* and *never*, *most* and *usually*, *some*, *may* and *might*.',
  ],
  judge: claimStrengthJudge,
})
