import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { SetupDialogs, type SetupQuestion } from './SetupDialogs'

it('[SETUP-15] a double click on Yes answers the first question alone', () => {
  const onSetUp = vi.fn()
  function Page() {
    const [question, setQuestion] = useState<SetupQuestion>('ready')
    return <SetupDialogs question={question} onAsk={setQuestion} onSetUp={onSetUp} />
  }
  render(<Page />)
  const press = (detail: number) => fireEvent.click(screen.getByRole('button', { name: 'Yes' }), { detail })
  press(1)
  press(2)
  expect(onSetUp).not.toHaveBeenCalled()
  screen.getByText('This can be done only once. Continue?')
  press(1)
  expect(onSetUp).toHaveBeenCalledOnce()
})
