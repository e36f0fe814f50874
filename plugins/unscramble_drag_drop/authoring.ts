import {
  defineAuthoring,
  placeByHand,
  sequenceShortForm,
  sequenceTexts,
  solutionText,
} from '@wordstride/core/authoring'
import { unscrambleDragDropInterchange } from './interchange'
import { unscrambleDragDropPlugin } from './plugin'

export const unscrambleDragDropAuthoring = defineAuthoring(unscrambleDragDropPlugin, {
  texts: ({ drag_items, explanation }) => [sequenceTexts(drag_items), ...solutionText(explanation)],
  shortForm: sequenceShortForm,
  interchange: unscrambleDragDropInterchange,
  answerByHand: placeByHand,
})
