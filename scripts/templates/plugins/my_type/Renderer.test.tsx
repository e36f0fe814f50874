import { describeRenderer } from '@wordstride/testkit'
import { myTypePlugin } from './plugin'
import { MyTypeRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(myTypePlugin, MyTypeRenderer, {
  fixtures,
  solveByKeyboard: async (problem, user) => {
    for (let stop = 0; stop < 20 && !(document.activeElement instanceof HTMLInputElement); stop++)
      await user.tab()
    for (let i = 0; i < problem.options.length; i++) {
      if ((document.activeElement as HTMLInputElement).value === problem.answer) break
      await user.keyboard('{ArrowDown}')
    }
    await user.keyboard(' ')
  },
})
