import { clickByHand, defineAuthoring, phraseTexts, readTexts } from '@wordstride/core/authoring'
import { markdownClickableTextInterchange } from './interchange'
import { markdownClickableTextPlugin } from './plugin'
import { markdownClickableTextShortForm } from './shortForm'

export const markdownClickableTextAuthoring = defineAuthoring(markdownClickableTextPlugin, {
  texts: ({ text, phrases }) => [...readTexts(text), phraseTexts(phrases)],
  shortForm: markdownClickableTextShortForm,
  interchange: markdownClickableTextInterchange,
  answerByHand: clickByHand,
})
