import { SNAPSHOT_CHARACTERS } from '@wordstride/api'
import { apiClient } from '../../api/apiClient'
import type { LearningSnapshot } from './snapshots'

const UPLOAD_DELAY_MS = 1_500

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Null for a text that is no snapshot of this version. */
export function parseShared(text: string): LearningSnapshot | null {
  try {
    const parsed: unknown = JSON.parse(text)
    const isSnapshot = isObject(parsed) && 'savedAt' in parsed && 'responses' in parsed && 'lesson' in parsed
    return isSnapshot && isObject(parsed.responses) ? (parsed as LearningSnapshot) : null
  } catch {
    return null
  }
}

/** The later one: left in this browser, or at another device. */
export function latestOf(
  here: LearningSnapshot | null,
  elsewhere: LearningSnapshot | null,
): LearningSnapshot | null {
  if (!here || !elsewhere) return here ?? elsewhere
  return elsewhere.savedAt > here.savedAt ? elsewhere : here
}

/** Brings what was entered to the server, a moment after its last change (SES-25). */
export function createSharedCopy(userId: string, sessionId: string) {
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = (snapshot: string | null) => {
    apiClient.call('saveSessionSnapshot', { userId, sessionId, snapshot }).catch(() => undefined)
  }

  return {
    save(snapshot: LearningSnapshot): void {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const text = JSON.stringify(snapshot)
        // It is a convenience, the answers themselves are saved apart.
        if (text.length <= SNAPSHOT_CHARACTERS) send(text)
      }, UPLOAD_DELAY_MS)
    },
    forget(): void {
      clearTimeout(timer)
      send(null)
    },
    /** What waits is not sent: another visit goes on with the session. */
    stop(): void {
      clearTimeout(timer)
    },
  }
}
