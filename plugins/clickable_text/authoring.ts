import {
  clickByHand,
  defineAuthoring,
  defineShortForm,
  expandPhrases,
  phraseTexts,
  readPhraseTexts,
  shortPhrasesSchema,
} from '@wordstride/core/authoring'
import { clickableTextInterchange } from './interchange'
import { clickableTextPlugin } from './plugin'

export const clickableTextAuthoring = defineAuthoring(clickableTextPlugin, {
  texts: ({ phrases }) => [phraseTexts(phrases), ...readPhraseTexts(phrases)],
  shortForm: defineShortForm(shortPhrasesSchema, (written, context) => ({
    phrases: expandPhrases(written, context),
  })),
  interchange: clickableTextInterchange,
  answerByHand: clickByHand,
})
