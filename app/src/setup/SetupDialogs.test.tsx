import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { SetupDialogs, type SetupQuestion } from './SetupDialogs'

function ask() {
  const onSetUp = vi.fn()
  function Page() {
    const [question, setQuestion] = useState<SetupQuestion>('ready')
    return <SetupDialogs question={question} onAsk={setQuestion} onSetUp={onSetUp} />
  }
  render(<Page />)
  return onSetUp
}
const yes = () => screen.getByRole('button', { name: 'Yes' })
const ONCE = 'This can be done only once. Continue?'

it('[SETUP-15] a double click on Yes answers the first question alone', () => {
  const onSetUp = ask()
  const press = (detail: number) => fireEvent.click(yes(), { detail })
  press(1)
  press(2)
  expect(onSetUp).not.toHaveBeenCalled()
  screen.getByText(ONCE)
  press(1)
  expect(onSetUp).toHaveBeenCalledOnce()
})

it('[SETUP-15] Enter held down on Yes answers the first question alone', () => {
  const onSetUp = ask()
  /** As a browser does, on what has the focus, as often as the key repeats. */
  const enter = () => document.activeElement && fireEvent.click(document.activeElement, { detail: 0 })
  yes().focus()
  enter()
  enter()
  expect(onSetUp).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByText(ONCE))
  yes().focus()
  enter()
  expect(onSetUp).toHaveBeenCalledOnce()
})
