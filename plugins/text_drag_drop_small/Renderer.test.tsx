import { describeRenderer, placeByKeyboard } from '@wordstride/testkit'
import { textDragDropSmallPlugin } from './plugin'
import { TextDragDropSmallRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(textDragDropSmallPlugin, TextDragDropSmallRenderer, {
  fixtures,
  solveByKeyboard: ({ placed }, user) => placeByKeyboard(user, placed),
})
