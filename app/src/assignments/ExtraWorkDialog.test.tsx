import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { later } from '../testing/later'
import { ExtraWorkDialog } from './ExtraWorkDialog'

const call = vi.mocked(apiClient.call)

beforeEach(() => {
  call.mockReset()
})

function open() {
  const onCreated = vi.fn()
  const onClose = vi.fn()
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <ExtraWorkDialog userId="u" isOpen onCreated={onCreated} onClose={onClose} />
    </QueryClientProvider>,
  )
  return { onCreated, onClose, unmount }
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
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce())
    expect(onCreated.mock.lastCall?.[0]).toBe(extraAssignment)
    expect(call).toHaveBeenCalledExactlyOnceWith('createExtraAssignment', { userId: 'u' })
    expect(onClose).not.toHaveBeenCalled()
  })

  /** Yes was pressed, and the server takes its time. */
  async function openCreating() {
    const waiting = later()
    call.mockReturnValueOnce(waiting.reply as never)
    const opened = open()
    press('Yes')
    await waitFor(() => expect(call).toHaveBeenCalledOnce())
    const arrive = async () => {
      waiting.arrive({ isSuccess: true, status: 'success', extraAssignment: [] })
      await new Promise((done) => setTimeout(done))
    }
    return { ...opened, arrive }
  }

  it('stays open while the work is created, then goes on once', async () => {
    const { onCreated, onClose, arrive } = await openCreating()
    press('No')
    press('Close')
    expect(onClose).not.toHaveBeenCalled()
    await arrive()
    expect(onCreated).toHaveBeenCalledOnce()
  })

  it('leads nobody on who has left the page meanwhile', async () => {
    const { onCreated, unmount, arrive } = await openCreating()
    unmount()
    await arrive()
    expect(onCreated).not.toHaveBeenCalled()
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
    screen.getByRole('button', { name: 'Yes' }).focus()
    press('Yes')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to Create Extra Assignments: Sorry! Something is wrong when create extra assignments. Please contact your tutor!',
    )
    expect(onCreated).not.toHaveBeenCalled()
    expect(document.activeElement?.textContent).toBe('OK')
    press('OK')
    expect(onClose).toHaveBeenCalledOnce()
  })
})
