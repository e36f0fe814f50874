import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { outbox } from './outbox'
import { SavedState } from './SavedState'

const set = (state: Partial<ReturnType<typeof outbox.state.getState>>) =>
  act(() => outbox.state.setState(state))
/** Said, and told by a screen reader where the region was there before. */
const isTold = (text: RegExp | string): boolean =>
  screen.getByText(text).closest('[aria-live], [role=status]') === screen.getByRole('status')

beforeEach(() => set({ waiting: 0, rejected: 0, hasFailed: false, isFleeting: false }))

describe('SavedState', () => {
  it('[ERR-09] tells of a failure and of its end, and of no answer that is saved before', () => {
    render(<SavedState />)
    const region = screen.getByRole('status')
    expect(isTold('All answers saved')).toBe(false)
    set({ waiting: 1 })
    expect(isTold('Saving…')).toBe(false)
    set({ hasFailed: true })
    expect(isTold(/Unable to submit/)).toBe(true)
    set({ waiting: 0, hasFailed: false })
    expect(isTold('All answers saved')).toBe(true)
    expect(screen.getByRole('status')).toBe(region)
    set({ waiting: 1 })
    expect(isTold('Saving…')).toBe(false)
    set({ waiting: 0 })
    expect(isTold('All answers saved')).toBe(false)
  })

  it('does not tell of the failure anew with each answer that waits', () => {
    outbox.state.setState({ waiting: 1, hasFailed: true })
    render(<SavedState />)
    const told = screen.getByRole('status').textContent
    set({ waiting: 2 })
    expect(screen.getByText(/^2 answers wait/)).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe(told)
  })

  it('tells calmly of answers that were put aside, and sends them again when asked', async () => {
    outbox.state.setState({ rejected: 2 })
    const retryRejected = vi
      .mocked(outbox.retryRejected)
      .mockImplementation(async () => outbox.state.setState({ rejected: 0 }))
    render(<SavedState />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('status').textContent).toBe(
      '2 answers could not be sent. You can go on: they are kept on this device. Please tell your teacher.',
    )
    expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
    again.focus()
    fireEvent.click(again)
    await screen.findByText('All answers saved')
    expect(retryRejected).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(screen.getByRole('status'))
    expect(isTold('All answers saved')).toBe(true)
  })

  it('says nothing while the notice tells that there is no network', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get')
    render(<SavedState />)
    expect(screen.getByText('All answers saved')).toBeTruthy()
    isOnline.mockReturnValue(false)
    fireEvent(window, new Event('offline'))
    expect(screen.queryByText('All answers saved')).toBeNull()
    isOnline.mockReturnValue(true)
    fireEvent(window, new Event('online'))
    expect(screen.getByText('All answers saved')).toBeTruthy()
    isOnline.mockRestore()
  })

  it('asks to keep the page open where the browser stores nothing', () => {
    outbox.state.setState({ waiting: 2, hasFailed: true, isFleeting: true })
    render(<SavedState />)
    expect(
      screen.getByText('2 answers wait in this page only: please keep it open until they are sent.'),
    ).toBeTruthy()
  })

  it('does not tell that all is saved while the answer on the screen did not arrive', () => {
    outbox.state.setState({ waiting: 0, hasFailed: false })
    const { rerender } = render(<SavedState isUnsent />)
    expect(screen.queryByText('All answers saved')).toBeNull()
    rerender(<SavedState isUnsent={false} />)
    expect(screen.getByText('All answers saved')).toBeTruthy()
  })

  it('does not tell that all is saved while what goes with the answers is not', () => {
    outbox.state.setState({ waiting: 0, hasFailed: true, isFleeting: false })
    render(<SavedState />)
    expect(screen.queryByText('All answers saved')).toBeNull()
    expect(screen.getByText('Saving…')).toBeTruthy()
  })
})
