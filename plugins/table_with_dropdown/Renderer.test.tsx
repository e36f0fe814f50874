import { describeRenderer } from '@wordstride/testkit'
import { tableWithDropdownPlugin } from './plugin'
import { TableWithDropdownRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(tableWithDropdownPlugin, TableWithDropdownRenderer, {
  fixtures,
  solveByKeyboard: async (problem, user) => {
    // jsdom has no keys for a native select: focus by Tab, then the choice.
    const { chosen } = tableWithDropdownPlugin.correctResponse(problem)
    const open = problem.blanks.filter((blank: { disabled?: boolean }) => !blank.disabled)
    for (let stop = 0, done = 0; stop < 30 && done < open.length; stop++) {
      await user.tab()
      const select = document.activeElement
      if (!(select instanceof HTMLSelectElement)) continue
      const wanted = Object.values(chosen).find((id) => [...select.options].some(({ value }) => value === id))
      await user.selectOptions(select, wanted ?? '')
      done++
    }
  },
})
