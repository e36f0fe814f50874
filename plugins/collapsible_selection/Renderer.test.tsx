import { fireEvent, render, screen } from '@testing-library/react'
import { describeRenderer, ProblemHarness, readSample } from '@wordstride/testkit'
import { expect, it } from 'vitest'
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

it('[TYPE-09.2] [CONST-28] a header over 150 characters is cut to 150; opened, the option is there in full', () => {
  const start = 'a'.repeat(150)
  const sample = readSample(collapsibleSelectionPlugin, fixtures, 'minimal')
  const [first, ...others] = sample.options
  const problem = { ...sample, options: [{ ...first, label: `${start}zzz` }, ...others] }
  render(
    <ProblemHarness
      plugin={collapsibleSelectionPlugin}
      Renderer={CollapsibleSelectionRenderer}
      problem={problem}
    />,
  )
  const header = screen.getByRole('button', { name: /Option 1/ })
  expect(header.textContent).toContain(start)
  expect(header.textContent).not.toContain('z')
  fireEvent.click(header)
  expect(screen.getByText(`${start}zzz`)).toBeTruthy()
})
