import { chooseByKeyboard, describeRenderer } from '@wordstride/testkit'
import { vocabularySelectionPlugin } from './plugin'
import { VocabularySelectionRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(vocabularySelectionPlugin, VocabularySelectionRenderer, {
  fixtures,
  solveByKeyboard: ({ chosen }, user) => chooseByKeyboard(user, Object.values(chosen).flat()),
})
