import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { SignIn } from '@wordstride/api'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { queryClient } from '../../api/queryClient'
import { SignInsSheet } from './SignInsSheet'

const at = new Date(2026, 2, 10, 9, 30).getTime()
const signIn = (signInId: string, device: string | null): SignIn => ({
  ...{ signInId, device, isHere: signInId === 'here' },
  ...{ signedInAt: at, usedAt: at },
})
let signIns: SignIn[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 11, 8) })
  queryClient.clear()
  signIns = [signIn('here', 'Chrome on Windows'), signIn('ipad', 'Safari on iPad'), signIn('odd', null)]
  vi.mocked(apiClient.call).mockImplementation((async (name: string, params: { signInId: string | null }) => {
    if (name === 'listSignIns') return { isSuccess: true, signIns }
    const before = signIns.length
    signIns = signIns.filter(({ isHere, signInId }) => isHere || (params.signInId ?? signInId) !== signInId)
    return { isSuccess: true, ended: before - signIns.length }
  }) as never)
  render(
    <QueryClientProvider client={queryClient}>
      <SignInsSheet />
    </QueryClientProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

it('tells device, time and which one this is', async () => {
  expect(await rows()).toEqual([
    'Chrome on WindowsThis deviceSigned in Mar 10, 2026, 9:30 AM, last used yesterday',
    'Safari on iPadSigned in Mar 10, 2026, 9:30 AM, last used yesterdaySign out',
    'Unknown deviceSigned in Mar 10, 2026, 9:30 AM, last used yesterdaySign out',
  ])
})

it('ends one after a question, says so, and does not lose the focus with its row', async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Sign out Safari on iPad, signed in/ }))
  const dialog = screen.getByRole('dialog', { name: 'Sign out there?' })
  expect(dialog.textContent).toContain('Safari on iPad is asked for your password again.')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }))
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('One device is signed out.'))
  expect(await rows()).toHaveLength(2)
  await vi.waitFor(() => expect(document.activeElement?.contains(screen.getByRole('status'))).toBe(true))
})

it('ends all others together, and then offers nothing more', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }))
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 devices are signed out.'))
  expect(await rows()).toHaveLength(1)
  expect(screen.queryByRole('button')).toBeNull()
})
