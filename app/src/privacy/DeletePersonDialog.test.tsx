import { ChakraProvider } from '@chakra-ui/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { chakraSystem } from '../shell/chakraSystem'
import { DeletePersonDialog } from './DeletePersonDialog'

afterEach(cleanup)

it('deletes once the user name is typed, says whose data went, and has the focus of the button that is gone', async () => {
  const proof = { userId: 'id-of-carlos', deletedAt: 0, rows: { answers: 94 } }
  vi.mocked(apiClient.call).mockResolvedValue({ isSuccess: true, status: 'success', proof } as never)
  render(
    <ChakraProvider value={chakraSystem}>
      <DeletePersonDialog
        userId="id-of-carlos"
        userName="carlos"
        isOpen
        onClose={() => {}}
        onDeleted={() => {}}
      />
    </ChakraProvider>,
  )
  const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name, hidden: true })
  const remove = await button('Delete for good')
  expect(remove.disabled).toBe(true)
  fireEvent.change(screen.getByLabelText(/^Type the user name/), { target: { value: 'carlos' } })
  fireEvent.click(remove)
  await screen.findByText(/^Nothing about carlos is left since/)
  screen.getByRole('region', { name: 'Table: rows that were deleted', hidden: true })
  const done = await button('Done')
  await waitFor(() => expect(document.activeElement).toBe(done))
})
