import { fireEvent, render, screen } from '@testing-library/react'
import { describeRenderer, ProblemHarness, readSample } from '@wordstride/testkit'
import { expect, it } from 'vitest'
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

it('[TYPE-08.2] [CONST-28] a label over 80 characters is cut to 80 plus an ellipsis until it is clicked', () => {
  const long = `${'a'.repeat(80)}the end`
  const sample = readSample(dynamicSelectionPlugin, fixtures, 'minimal')
  const [first, ...others] = sample.options
  const problem = { ...sample, options: [{ ...first, label: long }, ...others] }
  render(
    <ProblemHarness plugin={dynamicSelectionPlugin} Renderer={DynamicSelectionRenderer} problem={problem} />,
  )
  expect(screen.getByText(`${'a'.repeat(80)}…`)).toBeTruthy()
  expect(screen.queryByText(long)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show option 1' }))
  expect(screen.getByText(long)).toBeTruthy()
})
