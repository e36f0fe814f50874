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
  journey: {
    fixture: 'grouped',
    sees: {
      grouped: [
        { role: 'radiogroup', name: 'Which verb goes with geese' },
        { role: 'group', name: 'Choose all the nouns' },
      ],
    },
  },
})
