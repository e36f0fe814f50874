import {
  bucketShortForm,
  bucketTexts,
  defineAuthoring,
  giveBuckets,
  placeByHand,
  takeBuckets,
} from '@wordstride/core/authoring'
import { textDragDropSmallPlugin } from './plugin'

export const textDragDropSmallAuthoring = defineAuthoring(textDragDropSmallPlugin, {
  texts: bucketTexts,
  shortForm: bucketShortForm,
  interchange: { give: giveBuckets, take: (item) => takeBuckets(item) },
  answerByHand: placeByHand,
})
