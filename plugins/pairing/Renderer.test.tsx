import { describeRenderer, expectOccupiedSlotRefuses, openSample, placeByKeyboard } from '@wordstride/testkit'
import { it } from 'vitest'
import { pairingPlugin } from './plugin'
import { PairingRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(pairingPlugin, PairingRenderer, {
  fixtures,
  solveByKeyboard: ({ placed }, user) => placeByKeyboard(user, placed),
})

it('[TYPE-07.2] [TYPE-00.8] an occupied slot refuses a new card', async () => {
  await expectOccupiedSlotRefuses(openSample(pairingPlugin, fixtures, 'minimal'), PairingRenderer)
})
