import type { CallInput } from '@wordstride/api'
import { apiClient } from '../api/apiClient'
import type { ProblemsQuery } from './problemsQuery'
import type { StoredSession } from './snapshots'

/** What the server keeps of an unfinished session; it is a convenience, the answers themselves are saved apart. */
const MOST_CHARACTERS = 150_000
const UPLOAD_DELAY_MS = 1_500

/** Null for a text that is no session. */
export function parseShared(text: string): StoredSession | null {
  try {
    const parsed: unknown = JSON.parse(text)
    const isSession =
      typeof parsed === 'object' && parsed !== null && 'events' in parsed && Array.isArray(parsed.events)
    return isSession ? (parsed as StoredSession) : null
  } catch {
    return null
  }
}

const lastMoment = (session: StoredSession): number => session.events.at(-1)?.at ?? 0

/** The session that went on longer: left in this browser, or at another device. */
export function latestOf(here: StoredSession | null, elsewhere: StoredSession | null): StoredSession | null {
  if (!here || !elsewhere) return here ?? elsewhere
  return lastMoment(elsewhere) > lastMoment(here) ? elsewhere : here
}

/** Brings the unfinished session to the server, a moment after its last change (SES-25). */
export function createSharedCopy(userId: string, sessionUuid: string, query: ProblemsQuery) {
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = (snapshot: string | null) => {
    const { section_type, grade_id, skill_id } = query
    const params: CallInput<'saveSessionSnapshot'> = {
      user_id: userId,
      session_uuid: sessionUuid,
      section_type,
      grade_id,
      skill_id,
      snapshot,
    }
    apiClient.call('saveSessionSnapshot', params).catch(() => undefined)
  }

  return {
    save(snapshot: StoredSession): void {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const text = JSON.stringify(snapshot)
        if (text.length <= MOST_CHARACTERS) send(text)
      }, UPLOAD_DELAY_MS)
    },
    forget(): void {
      clearTimeout(timer)
      send(null)
    },
  }
}
