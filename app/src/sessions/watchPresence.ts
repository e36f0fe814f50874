import { MAX_SILENCE_MS } from '@wordstride/learning'

/** How long somebody may sit still over a problem, reading a passage or thinking, and is still taken to be there. */
export const IDLE_AFTER_MS = 3 * 60_000
/** Half of the silence that counts as presence (`MAX_SILENCE_MS`), so that one lost message leaves no gap. */
export const SIGN_EVERY_MS = MAX_SILENCE_MS / 2

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart', 'focus'] as const

export interface PresenceOptions {
  /** Epoch ms. */
  now(): number
  /** Somebody was there all the way from `at` to `until`. */
  onAlive(at: number, until: number): void
  /** The page was hidden, or nobody is there any more. */
  onPause(at: number): void
}

/** Tells whether the student is there: the page can be seen, and in the last minutes something was moved or pressed. */
export function watchPresence({ now, onAlive, onPause }: PresenceOptions): () => void {
  let lastSign = now()
  /** Until when presence was told. */
  let toldUntil = lastSign
  let isPaused = document.visibilityState === 'hidden'

  function pause(at: number): void {
    if (isPaused) return
    isPaused = true
    onPause(at)
  }

  function sign(): void {
    if (document.visibilityState === 'hidden') return
    lastSign = now()
    if (!isPaused) return
    isPaused = false
    toldUntil = lastSign
    onAlive(lastSign, lastSign)
  }

  function tick(): void {
    if (isPaused) return
    const at = now()
    if (at - lastSign > IDLE_AFTER_MS) {
      pause(Math.max(toldUntil, lastSign + IDLE_AFTER_MS))
      return
    }
    // A device that slept in between was not looked at.
    const hasSlept = at - toldUntil > MAX_SILENCE_MS
    onAlive(hasSlept ? at : toldUntil, at)
    toldUntil = at
  }

  const look = () => (document.visibilityState === 'hidden' ? pause(now()) : sign())

  if (isPaused) onPause(lastSign)
  else onAlive(lastSign, lastSign)
  const timer = setInterval(tick, SIGN_EVERY_MS)
  document.addEventListener('visibilitychange', look)
  for (const type of SIGNS) window.addEventListener(type, sign, { capture: true, passive: true })

  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    for (const type of SIGNS) window.removeEventListener(type, sign, { capture: true })
    pause(now())
  }
}
