import { fireEvent, render, screen } from '@testing-library/react'
import { describeRenderer, openSample, ProblemHarness } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { typedBlanksPlugin } from './plugin'
import { TypedBlanksRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(typedBlanksPlugin, TypedBlanksRenderer, {
  fixtures,
  solveByKeyboard: async ({ typed }, user) => {
    const fields = [...document.querySelectorAll('input')]
    const answers = Object.values(typed)
    for (const [i, field] of fields.entries()) {
      for (let stop = 0; stop < 80 && document.activeElement !== field; stop++) await user.tab()
      await user.keyboard(answers[i] ?? '')
    }
  },
})

it('says where a word of the bank has gone', () => {
  render(
    <ProblemHarness
      exercise={openSample(typedBlanksPlugin, fixtures, 'early-grade')}
      Renderer={TypedBlanksRenderer}
    />,
  )
  const said = () => screen.getAllByRole('status')[0]?.textContent
  expect(said()).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'cow' }))
  expect(said()).toBe('Blank 1 of 2, cow')
  fireEvent.click(screen.getByRole('button', { name: 'pig' }))
  expect(said()).toBe('Blank 2 of 2, pig')
  fireEvent.focus(screen.getByRole('textbox', { name: 'Blank 1 of 2' }))
  fireEvent.click(screen.getByRole('button', { name: 'pig' }))
  expect(said()).toBe('Blank 1 of 2, pig')
})

it('asks which blank is meant when every one has a word', () => {
  render(
    <ProblemHarness
      exercise={openSample(typedBlanksPlugin, fixtures, 'early-grade')}
      Renderer={TypedBlanksRenderer}
    />,
  )
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const asked = () => screen.queryByText('Every blank has a word. Choose the one to change first.')
  press('cow')
  press('pig')
  expect(asked()).toBeNull()
  press('pig')
  expect(asked()?.className).not.toBe('ws-visually-hidden')
  fireEvent.focus(screen.getByRole('textbox', { name: 'Blank 1 of 2' }))
  expect(asked()?.className).toBe('ws-visually-hidden')
  press('pig')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Blank 1 of 2' }).value).toBe('pig')
})
