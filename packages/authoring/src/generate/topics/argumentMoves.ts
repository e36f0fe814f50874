import { argumentMovesJudge } from '../check/argumentMoves'
import { kindGenerator } from '../kindGenerator'
import { argumentMovesKinds as kinds } from '../lexicon/argumentMoves'

export const argumentMoves = kindGenerator({
  summary: 'concession, refutation, qualification, call to action (grade 11)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'move',
  name: 'Which move does the writer make here?',
  does: 'makes this move:',
  doAll: 'make this move:',
  hints: [
    'Does the writer give way, strike back, limit the claim, or ask the reader to act?',
    'Look for *admittedly*, *this overlooks*, *in most cases*, and commands.',
  ],
  judge: argumentMovesJudge,
})
