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
