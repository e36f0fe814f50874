import {
  chooseByHand,
  defineAuthoring,
  optionTexts,
  readTexts,
  solutionTexts,
} from '@wordstride/core/authoring'
import { vocabularySelectionInterchange } from './interchange'
import { vocabularySelectionPlugin } from './plugin'
import { vocabularySelectionShortForm } from './shortForm'

export const vocabularySelectionAuthoring = defineAuthoring(vocabularySelectionPlugin, {
  texts: ({ question_text, description, definition, sample_sentence, options }) => [
    ...readTexts(question_text, description, definition, sample_sentence),
    optionTexts({ type: 'radio', options }, { isShuffled: true }),
    ...solutionTexts(options),
  ],
  shortForm: vocabularySelectionShortForm,
  interchange: vocabularySelectionInterchange,
  answerByHand: chooseByHand,
})
