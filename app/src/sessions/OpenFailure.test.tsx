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

it('what was refused cannot', () => {
  open(new Error('This skill is not available.'))
  expect(screen.queryByRole('button')).toBeNull()
  screen.getByRole('link', { name: 'Go to your home page' })
})
