import {
  clickByHand,
  defineAuthoring,
  phraseTexts,
  readPhraseTexts,
  readTexts,
} from '@wordstride/core/authoring'
import { markdownClickableTextInterchange } from './interchange'
import { markdownClickableTextPlugin } from './plugin'
import { markdownClickableTextShortForm } from './shortForm'

export const markdownClickableTextAuthoring = defineAuthoring(markdownClickableTextPlugin, {
  texts: ({ text, phrases }) => [...readTexts(text), phraseTexts(phrases), ...readPhraseTexts(phrases)],
  shortForm: markdownClickableTextShortForm,
  interchange: markdownClickableTextInterchange,
  answerByHand: clickByHand,
})
