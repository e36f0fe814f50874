import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { ForgotPasswordPage } from './ForgotPasswordPage'

afterEach(cleanup)

it('asks for a link, says where it goes, and has the focus on the way on', async () => {
  vi.mocked(apiClient.call).mockResolvedValue({ isSuccess: true, status: 'success' } as never)
  render(
    <MemoryRouter>
      <ForgotPasswordPage />
    </MemoryRouter>,
  )
  const field = screen.getByLabelText('Username')
  expect(document.activeElement).toBe(document.body)
  fireEvent.change(field, { target: { value: 'grace' } })
  field.focus()
  // As Enter in the field does.
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByRole('heading', { name: 'Look into your mail' })).toBeTruthy()
  expect(apiClient.call).toHaveBeenCalledWith('requestPasswordLink', { username: 'grace' })
  // It stands there: only a refusal has a room that is kept for it.
  expect(screen.getByText(/^No mail\?/).closest('[role="status"]')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Back to the login' }))
})
