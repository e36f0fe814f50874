import { createClient } from '@wordstride/api'
import { authStore } from './authStore'
import { queryClient } from './queryClient'
import { readServerTime } from './serverClock'
import { takeAhead } from './takeAhead'

/** A browser that leaves the page ends its requests; to them that looks like a lost network. */
let isLeaving = false
window.addEventListener('beforeunload', () => {
  isLeaving = true
})
window.addEventListener('pageshow', () => {
  isLeaving = false
})

/** What is asked in the name of a sign-in ends with it; its reply would be a 403, or another user's. */
let signIn = new AbortController()
authStore.subscribe(({ token }, previous) => {
  if (token === previous.token) return
  signIn.abort()
  queryClient.clear()
  if (token !== null) signIn = new AbortController()
})

export const apiClient = createClient({
  async fetch(input, init) {
    const reply = await (takeAhead(String(input), init ?? {}) ?? fetch(input, init))
    init?.signal?.throwIfAborted()
    readServerTime(reply.headers.get('date'))
    return reply
  },
  getToken: () => authStore.getState().token,
  getSignal: () => signIn.signal,
  onSignOut(token) {
    // A late answer to an earlier session says nothing about this one.
    if (!isLeaving && authStore.getState().token === token) authStore.getState().signOut()
  },
})
