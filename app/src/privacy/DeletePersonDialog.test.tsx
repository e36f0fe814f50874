import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { renderRouter } from '../testing/renderRouter'
import { DeletePersonDialog } from './DeletePersonDialog'

afterEach(cleanup)

it('deletes once the username is typed, says whose data went, and has the focus of the button that is gone', async () => {
  const proof = { userId: 'id-of-carlos', deletedAt: 0, rows: { answers: 94 } }
  vi.mocked(apiClient.call).mockResolvedValue({ isSuccess: true, status: 'success', proof } as never)
  const element = (
    <DeletePersonDialog
      userId="id-of-carlos"
      userName="carlos"
      isOpen
      onClose={() => {}}
      onDeleted={() => {}}
    />
  )
  renderRouter(createMemoryRouter([{ path: '/', element }]))
  const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name, hidden: true })
  const remove = await button('Delete for good')
  expect(remove.disabled).toBe(true)
  fireEvent.change(screen.getByLabelText(/^Type the username/), { target: { value: 'carlos' } })
  fireEvent.click(remove)
  await screen.findByText(/^Nothing about carlos is left since/)
  const table = screen.getByRole('region', { name: 'Table: rows that were deleted', hidden: true })
  // The sentence is read out, and not every row.
  expect(table.closest('[role=status]')).toBeNull()
  const done = await button('Done')
  await waitFor(() => expect(document.activeElement).toBe(done))
})
