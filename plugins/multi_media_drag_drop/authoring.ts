import {
  bucketShortForm,
  bucketTexts,
  defineAuthoring,
  giveBuckets,
  placeByHand,
  takeBuckets,
  takePictureCard,
} from '@wordstride/core/authoring'
import { multiMediaDragDropPlugin } from './plugin'

export const multiMediaDragDropAuthoring = defineAuthoring(multiMediaDragDropPlugin, {
  texts: bucketTexts,
  shortForm: bucketShortForm,
  interchange: { give: giveBuckets, take: (item) => takeBuckets(item, takePictureCard) },
  answerByHand: placeByHand,
  journey: {
    sees: {
      minimal: [
        { role: 'img', name: 'cat' },
        { role: 'img', name: 'apple' },
      ],
    },
  },
})
