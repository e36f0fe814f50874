import {
  choiceShortForm,
  choiceTexts,
  chooseByHand,
  defineAuthoring,
  giveChoices,
  takeChoices,
} from '@wordstride/core/authoring'
import { multiSelectionPlugin } from './plugin'

export const multiSelectionAuthoring = defineAuthoring(multiSelectionPlugin, {
  texts: choiceTexts,
  shortForm: choiceShortForm('all'),
  interchange: {
    preference: 1,
    give: giveChoices,
    take: (item) => takeChoices(item, (parts) => parts.every(({ isSingle }) => !isSingle)),
  },
  answerByHand: chooseByHand,
})
