import { randomUUID } from 'node:crypto'

/** The first 48 bits are the time (UUID version 7), so that ids are in the order of the starts of their sessions. */
const hexOf = (at: Date): string => at.getTime().toString(16).padStart(12, '0')

const withTime = (at: Date, rest: string): string => `${hexOf(at).slice(0, 8)}-${hexOf(at).slice(8)}-${rest}`

/** The id of a session that begins now: by it alone its answers and events are found in the partition of their term. */
export const newSessionId = (now: Date): string => withTime(now, `7${randomUUID().slice(15)}`)

/** Below all ids of sessions that begin then or later, above those of all before. */
export const firstIdAt = (at: Date): string => withTime(at, '0000-0000-000000000000')

/** When a session began, by its id; null of one whose id is random, as they were once. */
export const timeOfId = (sessionId: string): Date | null =>
  sessionId.charAt(14) === '7' ? new Date(Number.parseInt(sessionId.slice(0, 13).replace('-', ''), 16)) : null
