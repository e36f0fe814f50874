import { createClient } from '@wordstride/api'
import { authStore, loseToken } from './authStore'
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
authStore.subscribe((state, previous) => {
  if (state.signIn === previous.signIn) return
  signIn.abort()
  queryClient.clear()
  if (state.token !== null) signIn = new AbortController()
})

let exchange: Promise<unknown> = Promise.resolve()

/** While a token is exchanged for another, a request that brought the old one signs nobody out. */
export function exchangeToken<T>(work: () => Promise<T>): Promise<T> {
  const done = work()
  exchange = done.catch(() => undefined)
  return done
}

export const apiClient = createClient({
  async fetch(input, init) {
    const reply = await (takeAhead(String(input), init ?? {}) ?? fetch(input, init))
    init?.signal?.throwIfAborted()
    readServerTime(reply.headers.get('date'))
    return reply
  },
  getToken: () => authStore.getState().token,
  getSignal: () => signIn.signal,
  onSignOut(token, cause) {
    // In a page that goes no task begins any more. A late answer to an earlier session says nothing about this one.
    const signOut = () =>
      setTimeout(() => {
        if (leaving === undefined && authStore.getState().token === token) loseToken(cause)
      })
    void exchange.then(signOut)
  },
})
