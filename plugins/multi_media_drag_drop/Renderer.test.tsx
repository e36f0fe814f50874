import { describeRenderer, placeByKeyboard } from '@wordstride/testkit'
import { multiMediaDragDropPlugin } from './plugin'
import { MultiMediaDragDropRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(multiMediaDragDropPlugin, MultiMediaDragDropRenderer, {
  fixtures,
  solveByKeyboard: ({ placed }, user) => placeByKeyboard(user, placed),
})
