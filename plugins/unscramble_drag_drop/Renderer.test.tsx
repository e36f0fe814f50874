import { describeRenderer, placeByKeyboard } from '@wordstride/testkit'
import { unscrambleDragDropPlugin } from './plugin'
import { UnscrambleDragDropRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(unscrambleDragDropPlugin, UnscrambleDragDropRenderer, {
  fixtures,
  solveByKeyboard: ({ placed }, user) => placeByKeyboard(user, placed),
})
