import { describeRenderer, placeByKeyboard } from '@wordstride/testkit'
import { vocabularyUnscramblingPlugin } from './plugin'
import { VocabularyUnscramblingRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(vocabularyUnscramblingPlugin, VocabularyUnscramblingRenderer, {
  fixtures,
  solveByKeyboard: ({ placed }, user) => placeByKeyboard(user, placed),
})
