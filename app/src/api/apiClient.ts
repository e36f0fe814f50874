import { createClient } from '@wordstride/api'
import { authStore } from './authStore'
import { queryClient } from './queryClient'
import { readServerTime } from './serverClock'
import { takeAhead } from './takeAhead'

/** How long a page that began to be left may take to go; one that is there still stays. */
const LEAVING_MS = 10_000

/**
 * A browser that leaves the page ends its requests; to them that looks like a lost network. `beforeunload` may come
 * before this module does, `pagehide` comes just before the requests end.
 */
let leaving: ReturnType<typeof setTimeout> | undefined
function leave(): void {
  clearTimeout(leaving)
  leaving = setTimeout(() => {
    leaving = undefined
  }, LEAVING_MS)
}
window.addEventListener('beforeunload', leave)
window.addEventListener('pagehide', leave)

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
    // In a page that goes no task begins any more. A late answer to an earlier session says nothing about this one.
    setTimeout(() => {
      if (leaving === undefined && authStore.getState().token === token) authStore.getState().signOut()
    })
  },
})
