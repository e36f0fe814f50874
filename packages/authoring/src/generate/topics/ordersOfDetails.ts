import { ordersOfDetailsJudge } from '../check/ordersOfDetails'
import { kindGenerator } from '../kindGenerator'
import { ordersOfDetailsKinds as kinds } from '../lexicon/ordersOfDetails'

export const ordersOfDetails = kindGenerator({
  summary: 'order of time, of space, of importance (grade 7)',
  kinds,
  example: 'paragraph',
  examples: 'paragraphs',
  kind: 'order',
  name: 'In which order does the paragraph give its details?',
  does: 'is in',
  doAll: 'are in',
  hints: [
    'Do the words tell when, where, or how much it matters?',
    'Look for *then* and *later*, for *left* and *above*, for *most of all*.',
  ],
  judge: ordersOfDetailsJudge,
})
