import {
  choiceShortForm,
  choiceTexts,
  chooseByHand,
  defineAuthoring,
  giveChoices,
  takeChoices,
} from '@wordstride/core/authoring'
import { selectionPlugin } from './plugin'

export const selectionAuthoring = defineAuthoring(selectionPlugin, {
  texts: choiceTexts,
  shortForm: choiceShortForm('one'),
  interchange: {
    preference: 1,
    give: giveChoices,
    take: (item) => takeChoices(item, (parts) => parts.some(({ isSingle }) => isSingle)),
  },
  answerByHand: chooseByHand,
})
