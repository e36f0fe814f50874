import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/queryClient'
import { changeOwnPassword } from './changeOwnPassword'
import { OwnPasswordDialog } from './OwnPasswordDialog'

vi.mock('./changeOwnPassword')

afterEach(cleanup)

it('Enter in the last field changes the password, and the focus of the field is on the way on', async () => {
  vi.mocked(changeOwnPassword).mockResolvedValue({ isSuccess: true } as never)
  render(
    <QueryClientProvider client={queryClient}>
      <OwnPasswordDialog isOpen onClose={() => {}} />
    </QueryClientProvider>,
  )
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Old password', 'grace')
  type('New password', 'a longer one')
  type('The new one again', 'a longer one')
  const last = screen.getByLabelText('The new one again')
  last.focus()
  // As Enter in the field does.
  fireEvent.click(screen.getByRole('button', { name: 'Change my password', hidden: true }))
  await screen.findByText('Your password is changed. Other devices are signed out.')
  expect(document.activeElement?.textContent).toBe('Close')
})
