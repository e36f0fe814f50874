import { describeRenderer, placeByKeyboard } from '@wordstride/testkit'
import { vocabularyUnscramblingPlugin } from './plugin'
import { VocabularyUnscramblingRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(vocabularyUnscramblingPlugin, VocabularyUnscramblingRenderer, {
  fixtures,
  solveByKeyboard: (problem, user) =>
    placeByKeyboard(user, vocabularyUnscramblingPlugin.correctResponse(problem).placed),
})
