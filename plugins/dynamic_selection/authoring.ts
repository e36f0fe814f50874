import {
  defineAuthoring,
  openByHand,
  openedInterchange,
  openedShortForm,
  openedTexts,
} from '@wordstride/core/authoring'
import { dynamicSelectionPlugin } from './plugin'

export const dynamicSelectionAuthoring = defineAuthoring(dynamicSelectionPlugin, {
  texts: openedTexts,
  shortForm: openedShortForm,
  interchange: openedInterchange,
  answerByHand: openByHand((hand) => hand.pressAll('Show option')),
})
