import { fireEvent, render, screen } from '@testing-library/react'
import { expectOpened, openProblem } from '@wordstride/core'
import { chooseByKeyboard, describeRenderer, openSample, ProblemHarness } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { dynamicSelectionPlugin } from './plugin'
import { DynamicSelectionRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(dynamicSelectionPlugin, DynamicSelectionRenderer, {
  fixtures,
  solveByKeyboard: ({ chosen }, user) => chooseByKeyboard(user, [chosen ?? '']),
})

it('[TYPE-08.2] [CONST-28] a label over 80 characters is cut to 80 plus an ellipsis until it is clicked', () => {
  const long = `${'a'.repeat(80)}the end`
  const { problem: sample } = openSample(dynamicSelectionPlugin, fixtures, 'minimal')
  const [first, ...others] = sample.options
  const exercise = expectOpened(
    openProblem(dynamicSelectionPlugin, { ...sample, options: [{ ...first, label: long }, ...others] }),
  )
  render(<ProblemHarness exercise={exercise} Renderer={DynamicSelectionRenderer} />)
  expect(screen.getByText(`${'a'.repeat(80)}…`)).toBeTruthy()
  expect(screen.queryByText(long)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show option 1' }))
  expect(screen.getByText(long)).toBeTruthy()
})

it('[TYPE-08.1] each option that is clicked shows its full text, which can be heard where it has a recording; then one is chosen', () => {
  const long = (position: number) => `${'a'.repeat(80)}the end ${position}`
  const { problem: sample } = openSample(dynamicSelectionPlugin, fixtures, 'audio')
  const options = sample.options.map((option, i) => ({ ...option, label: long(i + 1) }))
  render(
    <ProblemHarness
      exercise={expectOpened(openProblem(dynamicSelectionPlugin, { ...sample, options }))}
      Renderer={DynamicSelectionRenderer}
    />,
  )
  for (const [i, option] of options.entries()) {
    expect(screen.queryByText(option.label)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: `Show option ${i + 1}` }))
    const shown = screen.getByText(option.label).closest('[data-spoken]')
    expect(shown?.getAttribute('data-spoken')).toBe(option.audioURL)
  }
  expect(screen.queryByRole('button', { name: /^Show option/ })).toBeNull()
  expect(screen.getAllByRole('button', { name: /^Listen to/ })).toHaveLength(options.length)
  fireEvent.click(screen.getByRole('radio', { name: /the end 2/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Submit Answer' }))
  expect(screen.getAllByRole('status').at(-1)?.textContent).toContain('Correct!')
})

it('whoever shows an option by the keyboard goes on from that option, and hears it in full', () => {
  const label = `${'a'.repeat(80)}the end`
  const { problem: sample } = openSample(dynamicSelectionPlugin, fixtures, 'minimal')
  const [first, ...others] = sample.options
  const exercise = expectOpened(
    openProblem(dynamicSelectionPlugin, { ...sample, options: [{ ...first, label }, ...others] }),
  )
  render(<ProblemHarness exercise={exercise} Renderer={DynamicSelectionRenderer} />)
  const show = screen.getByRole('button', { name: 'Show option 1' })
  show.focus()
  fireEvent.click(show)
  const option = screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(label) })
  expect(document.activeElement).toBe(option)
  expect(option.checked).toBe(false)
})

it('[TYPE-08.2] what is cut has no signs of Markdown, which might be cut in two', () => {
  const { problem: sample } = openSample(dynamicSelectionPlugin, fixtures, 'minimal')
  const [first, ...others] = sample.options
  const label = `${'a'.repeat(78)} **the end**`
  const exercise = expectOpened(
    openProblem(dynamicSelectionPlugin, { ...sample, options: [{ ...first, label }, ...others] }),
  )
  render(<ProblemHarness exercise={exercise} Renderer={DynamicSelectionRenderer} />)
  expect(screen.getByText(`${'a'.repeat(78)} t…`)).toBeTruthy()
})
