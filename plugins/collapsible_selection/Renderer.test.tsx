import { fireEvent, render, screen } from '@testing-library/react'
import { expectOpened, openProblem } from '@wordstride/core'
import {
  chooseByKeyboard,
  describeRenderer,
  openSample,
  ProblemHarness,
  unfoldByKeyboard,
} from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { collapsibleSelectionPlugin } from './plugin'
import { CollapsibleSelectionRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(collapsibleSelectionPlugin, CollapsibleSelectionRenderer, {
  fixtures,
  solveByKeyboard: async ({ chosen }, user) => {
    await unfoldByKeyboard(user)
    await chooseByKeyboard(user, [chosen ?? ''])
  },
})

it('[TYPE-09.2] [CONST-28] a header over 150 characters is cut to 150; opened, the option is there in full', () => {
  const start = 'a'.repeat(150)
  const { problem: sample } = openSample(collapsibleSelectionPlugin, fixtures, 'minimal')
  const [first, ...others] = sample.options
  const exercise = expectOpened(
    openProblem(collapsibleSelectionPlugin, {
      ...sample,
      options: [{ ...first, label: `${start}zzz` }, ...others],
    }),
  )
  render(<ProblemHarness exercise={exercise} Renderer={CollapsibleSelectionRenderer} />)
  const header = screen.getByRole('button', { name: /Option 1/ })
  expect(header.textContent).toContain(start)
  expect(header.textContent).not.toContain('z')
  fireEvent.click(header)
  expect(screen.getByText(`${start}zzz`)).toBeTruthy()
})

it('an option that was folded can be read again with its explanation once the answer is right', () => {
  const exercise = openSample(collapsibleSelectionPlugin, fixtures, 'minimal')
  render(
    <ProblemHarness
      exercise={exercise}
      Renderer={CollapsibleSelectionRenderer}
      response={exercise.correctResponse()}
      isChecked
      isLocked
    />,
  )
  const [radio] = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radio?.disabled).toBe(true)
  const header = screen.getByRole('button', { name: /Option 1/ })
  fireEvent.click(header)
  expect(screen.getAllByRole('radio')).not.toContain(radio)
  fireEvent.click(header)
  expect(screen.getAllByRole('radio')).toHaveLength(exercise.problem.options.length)
})

it('[TYPE-09.2] an option can be selected only when all were opened', () => {
  const exercise = openSample(collapsibleSelectionPlugin, fixtures, 'minimal')
  render(<ProblemHarness exercise={exercise} Renderer={CollapsibleSelectionRenderer} />)
  const [last, ...others] = screen.getAllByRole('button', { name: /^▸? ?Option/ }).reverse()
  for (const header of others) fireEvent.click(header)
  for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.disabled).toBe(true)
  fireEvent.click(last as HTMLElement)
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios).toHaveLength(others.length + 1)
  for (const radio of radios) expect(radio.disabled).toBe(false)
})
