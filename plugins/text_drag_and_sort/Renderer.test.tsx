import { describeRenderer, expectOccupiedSlotRefuses, openSample, placeByKeyboard } from '@wordstride/testkit'
import { it } from 'vitest'
import { textDragAndSortPlugin } from './plugin'
import { TextDragAndSortRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(textDragAndSortPlugin, TextDragAndSortRenderer, {
  fixtures,
  solveByKeyboard: ({ placed }, user) => placeByKeyboard(user, placed),
})

it('[TYPE-16.2] [TYPE-00.8] an occupied slot refuses a new card', async () => {
  await expectOccupiedSlotRefuses(
    openSample(textDragAndSortPlugin, fixtures, 'minimal'),
    TextDragAndSortRenderer,
  )
})
