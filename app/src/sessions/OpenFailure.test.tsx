import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ApiError } from '@wordstride/api'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { OpenFailure } from './OpenFailure'

afterEach(cleanup)

function open(error: Error) {
  const onRetry = vi.fn()
  render(
    <MemoryRouter>
      <OpenFailure title="This skill could not be opened" error={error} onRetry={onRetry} to="/home">
        Go to your home page
      </OpenFailure>
    </MemoryRouter>,
  )
  return onRetry
}

it('what did not come can be asked for again', () => {
  const onRetry = open(new ApiError('network', 'skillLearning: no reply'))
  screen.getByText('We could not reach the server. Please try again.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
  screen.getByRole('link', { name: 'Go to your home page' })
})

it('has the focus of the button that was pressed before, and gone while it was tried again', () => {
  open(new ApiError('network', 'skillLearning: no reply'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }))
})

it('an error of the engine is told in plain words, and can be tried again', () => {
  open(new TypeError('undefined is not a function'))
  screen.getByText('Something went wrong. Please try again.')
  screen.getByRole('button', { name: 'Try again' })
})

it('what was refused cannot', () => {
  const message = 'This skill is not available.'
  open(new Error(message, { cause: { isSuccess: false, status: 'error', message } }))
  screen.getByText(message)
  expect(screen.queryByRole('button')).toBeNull()
  screen.getByRole('link', { name: 'Go to your home page' })
})
