import { describeRenderer } from '@wordstride/testkit'
import { typedBlanksPlugin } from './plugin'
import { TypedBlanksRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(typedBlanksPlugin, TypedBlanksRenderer, {
  fixtures,
  solveByKeyboard: async ({ typed }, user) => {
    const fields = [...document.querySelectorAll('input')]
    const answers = Object.values(typed)
    for (const [i, field] of fields.entries()) {
      for (let stop = 0; stop < 80 && document.activeElement !== field; stop++) await user.tab()
      await user.keyboard(answers[i] ?? '')
    }
  },
})
