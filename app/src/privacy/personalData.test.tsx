import { fireEvent, screen, waitFor } from '@testing-library/react'
import { ApiError } from '@wordstride/api'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { renderRouter } from '../testing/renderRouter'
import { PersonalDataPanel } from './PersonalDataPanel'

const call = vi.mocked(apiClient.call)
afterEach(() => vi.clearAllMocks())

const open = (onDeleted = vi.fn()) => {
  const element = <PersonalDataPanel userId="u1" userName="maya.torres" onDeleted={onDeleted} />
  renderRouter(createMemoryRouter([{ path: '/', element }]))
  return onDeleted
}

it('deletes only after the username was typed, and shows what went', async () => {
  const onDeleted = open()
  call.mockResolvedValue({
    isSuccess: true,
    status: 'success',
    proof: { userId: 'u1', deletedAt: 1_770_000_000_000, rows: { users: 1, answers: 128 } },
  } as never)
  fireEvent.click(screen.getByRole('button', { name: 'Delete this person' }))
  const confirm = screen.getByRole('button', { name: 'Delete for good' })
  expect(confirm).toHaveProperty('disabled', true)
  const input = screen.getByLabelText(/Type the username/)
  fireEvent.change(input, { target: { value: 'maya' } })
  expect(confirm).toHaveProperty('disabled', true)
  fireEvent.change(input, { target: { value: 'maya.torres' } })
  fireEvent.click(confirm)
  expect(await screen.findByRole('row', { name: 'answers 128' })).toBeTruthy()
  expect(call).toHaveBeenCalledWith('deletePerson', { userId: 'u1', userName: 'maya.torres' })
  expect(onDeleted).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(onDeleted).toHaveBeenCalledOnce()
})

it('says why a person could not be deleted, and keeps what was typed', async () => {
  open()
  call.mockResolvedValue({
    isSuccess: false,
    status: 'error',
    message: 'Your account may not use this.',
  } as never)
  fireEvent.click(screen.getByRole('button', { name: 'Delete this person' }))
  const input = screen.getByLabelText(/Type the username/)
  fireEvent.change(input, { target: { value: 'maya.torres' } })
  fireEvent.click(screen.getByRole('button', { name: 'Delete for good' }))
  expect(await screen.findByText('Your account may not use this.')).toBeTruthy()
  expect(input).toHaveProperty('value', 'maya.torres')
})

it('says that an export failed', async () => {
  open()
  const failure = new ApiError('network', 'exportPersonalData: no reply')
  call.mockRejectedValue(failure)
  fireEvent.click(screen.getByRole('button', { name: 'Export all data' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(failure.message))
})

it.each([
  [
    'is refused',
    async () => ({ isSuccess: false, status: 'error', message: 'No such person.' }),
    'No such person.',
  ],
  [
    'is broken',
    async () => ({ isSuccess: true, status: 'success', zipBase64: '%' }),
    'The data could not be exported. Please try again.',
  ],
])('tells in plain words that an export %s', async (_, reply, told) => {
  open()
  call.mockImplementation(reply as never)
  fireEvent.click(screen.getByRole('button', { name: 'Export all data' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(told))
})
