import { addressOf } from '@wordstride/api'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { authStore } from '../api/authStore'

/** A broken line is tried again after so long, and twice as long each time (milliseconds). */
const FIRST_PAUSE = 2_000
const LONGEST_PAUSE = 60_000

interface Following {
  onMoved(studentIds: string[]): void
  /** Whether changes come by themselves from now on; while they do not, the page reads by the clock. */
  onLive(isLive: boolean): void
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Reads one stream to its end; true when it was open. `EventSource` sends no token. */
async function readChanges(classId: string, { onMoved, onLive }: Following, signal: AbortSignal) {
  const { token } = authStore.getState()
  if (token === null) return false
  const reply = await fetch(addressOf(`classes/${classId}/changes`), {
    headers: { token, 'x-access-token': token },
    signal,
  })
  if (!reply.ok || reply.body === null) return false
  onLive(true)
  const events = reply.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  const reader = events.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return true
    if (value.event === 'moved') onMoved((JSON.parse(value.data) as { students: string[] }).students)
  }
}

/** Follows a class at work until the signal ends it. */
export async function followClass(classId: string, following: Following, signal: AbortSignal): Promise<void> {
  let wait = FIRST_PAUSE
  while (!signal.aborted) {
    const wasOpen = await readChanges(classId, following, signal).catch(() => false)
    if (signal.aborted) return
    following.onLive(false)
    wait = wasOpen ? FIRST_PAUSE : Math.min(wait * 2, LONGEST_PAUSE)
    await pause(wait, signal)
  }
}
