import {
  defineAuthoring,
  placeByHand,
  readTexts,
  sequenceTexts,
  solutionText,
} from '@wordstride/core/authoring'
import { vocabularyUnscramblingInterchange } from './interchange'
import { vocabularyUnscramblingPlugin } from './plugin'
import { vocabularyUnscramblingShortForm } from './shortForm'

export const vocabularyUnscramblingAuthoring = defineAuthoring(vocabularyUnscramblingPlugin, {
  texts: ({ drag_items, question_text, description, definition, sample_sentence, explanation }) => [
    ...readTexts(definition, question_text, description, sample_sentence),
    sequenceTexts(drag_items),
    ...solutionText(explanation),
  ],
  shortForm: vocabularyUnscramblingShortForm,
  interchange: vocabularyUnscramblingInterchange,
  answerByHand: placeByHand,
})
