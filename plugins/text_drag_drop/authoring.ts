import { bucketShortForm, bucketTexts, defineAuthoring, placeByHand } from '@wordstride/core/authoring'
import { textDragDropInterchange } from './interchange'
import { textDragDropPlugin } from './plugin'

export const textDragDropAuthoring = defineAuthoring(textDragDropPlugin, {
  texts: bucketTexts,
  shortForm: bucketShortForm,
  interchange: textDragDropInterchange,
  answerByHand: placeByHand,
})
