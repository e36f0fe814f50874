import {
  defineAuthoring,
  openByHand,
  openedInterchange,
  openedShortForm,
  openedTexts,
} from '@wordstride/core/authoring'
import { collapsibleSelectionPlugin } from './plugin'

export const collapsibleSelectionAuthoring = defineAuthoring(collapsibleSelectionPlugin, {
  texts: openedTexts,
  shortForm: openedShortForm,
  interchange: openedInterchange,
  answerByHand: openByHand((hand) => hand.unfoldAll()),
})
