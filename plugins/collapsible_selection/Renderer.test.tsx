import { describeRenderer } from '@wordstride/testkit'
import { collapsibleSelectionPlugin } from './plugin'
import { CollapsibleSelectionRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(collapsibleSelectionPlugin, CollapsibleSelectionRenderer, {
  fixtures,
  solveByKeyboard: async (problem, user) => {
    const wanted = problem.options.find((option: { answer: boolean }) => option.answer).id
    for (let stop = 0; stop < 30; stop++) {
      await user.tab()
      const focused = document.activeElement
      if (focused instanceof HTMLButtonElement && focused.getAttribute('aria-expanded') === 'false')
        await user.keyboard('{Enter}')
      if (focused === document.body) break
    }
    for (let stop = 0; stop < 30 && !(document.activeElement instanceof HTMLInputElement); stop++)
      await user.tab()
    for (let i = 0; i < problem.options.length; i++) {
      if ((document.activeElement as HTMLInputElement).value === wanted) break
      await user.keyboard('{ArrowDown}')
    }
    await user.keyboard(' ')
  },
})
