import { describeRenderer } from '@wordstride/testkit'
import { fillInTheBlankPlugin } from './plugin'
import { FillInTheBlankRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(fillInTheBlankPlugin, FillInTheBlankRenderer, {
  fixtures,
  solveByKeyboard: async (problem, user) => {
    // jsdom has no keys for a native select; e2e/learning.spec.ts uses real ones. Here: focus by Tab, then the choice.
    const { chosen } = fillInTheBlankPlugin.correctResponse(problem)
    const open = problem.blanks.filter((blank: { disabled?: boolean }) => !blank.disabled)
    for (const blank of open) {
      await user.tab()
      const select = document.activeElement
      if (!(select instanceof HTMLSelectElement)) return
      await user.selectOptions(select, chosen[blank.uuid] ?? '')
    }
  },
})
