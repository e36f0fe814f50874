import { describeRenderer, placeByKeyboard } from '@wordstride/testkit'
import { textDragAndSortPlugin } from './plugin'
import { TextDragAndSortRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(textDragAndSortPlugin, TextDragAndSortRenderer, {
  fixtures,
  solveByKeyboard: (problem, user) =>
    placeByKeyboard(user, textDragAndSortPlugin.correctResponse(problem).placed),
})
