import {
  defineAuthoring,
  orderByHand,
  sequenceShortForm,
  sequenceTexts,
  solutionText,
} from '@wordstride/core/authoring'
import { orderingInterchange } from './interchange'
import { orderingPlugin } from './plugin'

export const orderingAuthoring = defineAuthoring(orderingPlugin, {
  texts: ({ drag_items, explanation }) => [sequenceTexts(drag_items), ...solutionText(explanation)],
  shortForm: sequenceShortForm,
  interchange: orderingInterchange,
  answerByHand: orderByHand,
})
