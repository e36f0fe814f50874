import { describeRenderer, placeByKeyboard } from '@wordstride/testkit'
import { pairingPlugin } from './plugin'
import { PairingRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(pairingPlugin, PairingRenderer, {
  fixtures,
  solveByKeyboard: (problem, user) => placeByKeyboard(user, pairingPlugin.correctResponse(problem).placed),
})
