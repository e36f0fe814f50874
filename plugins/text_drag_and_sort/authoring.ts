import {
  defineAuthoring,
  placeByHand,
  readTexts,
  sequenceTexts,
  solutionText,
} from '@wordstride/core/authoring'
import { textDragAndSortInterchange } from './interchange'
import { textDragAndSortPlugin } from './plugin'
import { textDragAndSortShortForm } from './shortForm'

export const textDragAndSortAuthoring = defineAuthoring(textDragAndSortPlugin, {
  texts: ({ slots, buckets = [], drag_items, explanation }) => [
    ...readTexts(...buckets.map(({ name }) => name)),
    sequenceTexts(
      drag_items,
      slots.map(({ label }) => label),
    ),
    ...solutionText(explanation),
  ],
  shortForm: textDragAndSortShortForm,
  interchange: textDragAndSortInterchange,
  answerByHand: placeByHand,
})
