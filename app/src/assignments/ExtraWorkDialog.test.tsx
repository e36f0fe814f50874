import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { ExtraWorkDialog } from './ExtraWorkDialog'

const call = vi.mocked(apiClient.call)

beforeEach(() => {
  call.mockReset()
})

function open() {
  const onCreated = vi.fn()
  const onClose = vi.fn()
  render(<ExtraWorkDialog userId="u" isOpen onCreated={onCreated} onClose={onClose} />)
  return { onCreated, onClose }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('ExtraWorkDialog', () => {
  it('Yes creates extra assignments and hands them on', async () => {
    const extraAssignment = [{ label: 'X1' }]
    call.mockResolvedValueOnce({
      isSuccess: true,
      status: 'success',
      extraAssignment,
    } as never)
    const { onCreated, onClose } = open()
    press('Yes')
    expect(call).toHaveBeenCalledExactlyOnceWith('createExtraAssignment', { userId: 'u' })
    await waitFor(() => expect(onCreated).toHaveBeenCalledExactlyOnceWith(extraAssignment))
    expect(onClose).not.toHaveBeenCalled()
  })

  it('No closes and creates nothing', () => {
    const { onClose } = open()
    press('No')
    expect(onClose).toHaveBeenCalledOnce()
    expect(call).not.toHaveBeenCalled()
  })

  it.each([
    [
      'a refusal',
      () => call.mockResolvedValueOnce({ isSuccess: false, status: 'error', message: 'no' } as never),
    ],
    ['a failed request', () => call.mockRejectedValueOnce(new Error('HTTP 500'))],
  ])('[ASG-07] [ERR-21] [C-02] %s shows the exact text', async (_, fail) => {
    fail()
    const { onCreated, onClose } = open()
    press('Yes')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to Create Extra Assignments: Sorry! Something is wrong when create extra assignments. Please contact your tutor!',
    )
    expect(onCreated).not.toHaveBeenCalled()
    press('OK')
    expect(onClose).toHaveBeenCalledOnce()
  })
})
