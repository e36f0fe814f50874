import { describeRenderer, placeByKeyboard } from '@wordstride/testkit'
import { textDragDropPlugin } from './plugin'
import { TextDragDropRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(textDragDropPlugin, TextDragDropRenderer, {
  fixtures,
  solveByKeyboard: ({ placed }, user) => placeByKeyboard(user, placed),
})
