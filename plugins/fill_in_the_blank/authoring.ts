import { defineAuthoring, gapTexts, pickByHand, readTexts } from '@wordstride/core/authoring'
import { fillInTheBlankInterchange } from './interchange'
import { fillInTheBlankPlugin } from './plugin'
import { fillInTheBlankShortForm } from './shortForm'

export const fillInTheBlankAuthoring = defineAuthoring(fillInTheBlankPlugin, {
  texts: ({ text, blanks }) => [...readTexts(text), ...gapTexts(blanks)],
  shortForm: fillInTheBlankShortForm,
  interchange: fillInTheBlankInterchange,
  answerByHand: pickByHand,
})
