import { describeRenderer } from '@wordstride/testkit'
import { dynamicSelectionPlugin } from './plugin'
import { DynamicSelectionRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(dynamicSelectionPlugin, DynamicSelectionRenderer, {
  fixtures,
  solveByKeyboard: async (problem, user) => {
    const wanted = problem.options.find((option: { answer: boolean }) => option.answer).id
    for (let stop = 0; stop < 30 && !(document.activeElement instanceof HTMLInputElement); stop++)
      await user.tab()
    for (let i = 0; i < problem.options.length; i++) {
      if ((document.activeElement as HTMLInputElement).value === wanted) break
      await user.keyboard('{ArrowDown}')
    }
    await user.keyboard(' ')
  },
})
