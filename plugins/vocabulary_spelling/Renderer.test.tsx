import { describeRenderer } from '@wordstride/testkit'
import { vocabularySpellingPlugin } from './plugin'
import { VocabularySpellingRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(vocabularySpellingPlugin, VocabularySpellingRenderer, {
  fixtures,
  solveByKeyboard: async ({ typed }, user) => {
    for (let stop = 0; stop < 20 && !(document.activeElement instanceof HTMLInputElement); stop++)
      await user.tab()
    await user.keyboard(typed)
  },
})
