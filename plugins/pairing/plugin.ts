import { definePlugin, placementSchemas } from '@wordstride/core'
import { pairingRules } from './rules'
import { pairingProblemSchema } from './schema'

export const pairingPlugin = definePlugin({
  ...pairingRules,
  ...placementSchemas,
  title: 'Pairing',
  summary: 'The learner joins each item on the left with the card that goes with it.',
  scoring: [
    'Correct when every left item has its partner.',
    'While a left item has no card, the problem is not answered.',
    'Cards that look alike are interchangeable, and so are left items.',
    'A left item that has a card refuses another.',
  ],
  problem: pairingProblemSchema,
})
