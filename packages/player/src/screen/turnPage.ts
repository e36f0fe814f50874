import { isCalm } from '@wordstride/ui'
import type { PlayerStore } from '../store/createPlayerStore'

/** The old page is not held longer than this for a problem that is still loading. */
const LONGEST_HOLD_MS = 400

/** Until the problem is there, and drawn. */
async function whenShown(store: PlayerStore): Promise<void> {
  await new Promise<void>((resolve) => {
    const finish = () => {
      stop()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(finish, LONGEST_HOLD_MS)
    const look = () => store.getState().shown.status !== 'loading' && finish()
    const stop = store.subscribe(look)
    look()
  })
  await new Promise((resolve) => setTimeout(resolve))
}

/** To the next problem, as a page that is turned where the browser can do that. */
export function turnPage(store: PlayerStore): void {
  const { next } = store.getState()
  if (!document.startViewTransition || isCalm()) {
    next()
    return
  }
  const { dataset } = document.documentElement
  dataset.turning = ''
  const turning = document.startViewTransition(() => {
    next()
    return whenShown(store)
  })
  void turning.finished.finally(() => {
    delete dataset.turning
  })
}
