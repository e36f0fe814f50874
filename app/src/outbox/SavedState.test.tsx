import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'

const state = createStore(() => ({ waiting: 0, rejected: 2, hasFailed: false }))
const retryRejected = vi.fn(async () => state.setState({ rejected: 0 }))
vi.mock('./outbox', () => ({ outbox: { state, retryRejected, readRejected: async () => [] } }))

describe('SavedState', () => {
  it('tells calmly of answers that were put aside, and sends them again when asked', async () => {
    const { SavedState } = await import('./SavedState')
    render(<SavedState />)
    expect(screen.getByRole('status').textContent).toBe(
      '2 answers could not be sent. You can go on: they are kept on this device. Please tell your teacher.',
    )
    expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
    screen.getByRole('button', { name: 'Try again' }).click()
    expect(await screen.findByText('All answers saved')).toBeTruthy()
    expect(retryRejected).toHaveBeenCalledOnce()
  })
})
