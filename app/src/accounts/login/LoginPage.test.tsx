import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import type { User } from '@wordstride/api'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { authStore, loseToken, type SignOutReason } from '../../api/authStore'
import { queryClient } from '../../api/queryClient'
import { LoginPage } from './LoginPage'

const USUAL = 'Sign in and take your next stride.'

beforeEach(() => {
  vi.mocked(apiClient.call).mockResolvedValue({ isSuccess: true, isFirstRun: false } as never)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function signIn(): void {
  authStore.getState().setToken('token')
  authStore.getState().setUser({ userId: 'maya', subscription: { expireTs: 1 } } as User)
}

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <LoginPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )

it.each<[SignOutReason, string]>([
  ['forbidden', 'Your sign-in has ended: please sign in again.'],
  ['network', 'You were signed out because we could not reach the server.'],
  ['idle', 'You were signed out because nothing happened for 20 minutes.'],
  ['otherTab', 'You were signed out in another tab.'],
])('tells who was signed out why (%s), and that nothing is lost', (reason, text) => {
  signIn()
  authStore.getState().signOut(reason)
  open()
  // Read aloud: the focus went with the page before.
  expect(document.activeElement?.textContent).toBe(`${text} Your answers are safe.`)
  expect(screen.queryByText(USUAL)).toBeNull()
})

it('says nothing to who signed out, or was never signed in', () => {
  signIn()
  loseToken('forbidden')
  signIn()
  authStore.getState().signOut()
  loseToken('network')
  open()
  expect(screen.getByText(USUAL)).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
})

it.each([
  ['at a desk the name can be typed at once', true],
  ['on a phone no keys cover the page', false],
])('%s', (_title, isFine) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isFine && query === '(pointer: fine)' }))
  open()
  expect(document.activeElement).toBe(isFine ? screen.getByLabelText('Username') : document.body)
})
