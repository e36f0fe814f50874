import { describeRenderer } from '@wordstride/testkit'
import { multiSelectionPlugin } from './plugin'
import { MultiSelectionRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(multiSelectionPlugin, MultiSelectionRenderer, {
  fixtures,
  solveByKeyboard: async (problem, user) => {
    const wanted = new Set(Object.values(multiSelectionPlugin.correctResponse(problem).chosen).flat())
    for (let stop = 0; stop < 30; stop++) {
      await user.tab()
      const input = document.activeElement
      if (input === document.body) break
      if (!(input instanceof HTMLInputElement)) continue
      if (input.type === 'checkbox') {
        if (wanted.has(input.value)) await user.keyboard(' ')
        continue
      }
      for (let i = 0; i < 10; i++) {
        const current = document.activeElement as HTMLInputElement
        if (wanted.has(current.value)) break
        await user.keyboard('{ArrowDown}')
      }
      await user.keyboard(' ')
    }
  },
})
