import { apiClient } from '../api/apiClient'
import { authStore } from '../api/authStore'
import { createOutbox } from './createOutbox'
import { inTurn } from './inTurn'
import { openOutboxDatabase } from './outboxDatabase'
import { createOutboxStore } from './outboxStore'

export const outboxStore = createOutboxStore(openOutboxDatabase)

export const outbox = createOutbox({
  store: outboxStore,
  client: apiClient,
  getUserId: () => authStore.getState().user?.userId ?? null,
  onTrouble: (trouble) =>
    void import('../api/reportTrouble').then(({ reportWaiting }) => reportWaiting(trouble)),
  withLock: inTurn,
  replies: new BroadcastChannel('wordstride-outbox'),
})

/**
 * Whoever sits here next has no business with what was entered, nor with what is due to be reviewed; a lesson goes on
 * with the server's copy.
 */
const forgetDrafts = () =>
  // Where storage is blocked there is nothing in it.
  Promise.allSettled([
    (async () => sessionStorage.clear())(),
    navigator.clearAppBadge?.(),
    outboxStore.clearSnapshots(),
  ])

/** Sends what waits: now, on reconnect, when the page is looked at again, and when somebody signs in. */
export function startOutbox(): void {
  const flush = () => void outbox.flush()
  window.addEventListener('online', flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') flush()
  })
  authStore.subscribe((state, previous) => {
    if (state.user?.userId !== previous.user?.userId) flush()
    if (state.token === null && previous.token !== null) void forgetDrafts()
  })
  flush()
}
