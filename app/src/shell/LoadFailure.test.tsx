import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { LoadFailure } from './LoadFailure'

function Page() {
  const [isLoading, setLoading] = useState(false)
  return (
    <main id="main" tabIndex={-1}>
      {isLoading ? 'Loading' : <LoadFailure what="The page" onRetry={() => setLoading(true)} />}
      <input aria-label="Search" />
    </main>
  )
}

it('leaves the focus of its button to the content when it goes, and takes it from nothing else', () => {
  const { rerender } = render(<Page key="pressed" />)
  const button = screen.getByRole('button', { name: 'Try again' })
  button.focus()
  fireEvent.click(button)
  expect(document.activeElement).toBe(screen.getByRole('main'))
  rerender(<Page key="elsewhere" />)
  screen.getByLabelText('Search').focus()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Search'))
})
