import { reduceSession } from '@wordstride/learning'
import type { Database } from '../../db/database'
import { projectionOf } from './projection'
import { lastSeqOf, readSession, type SessionKey } from './sessionReading'
import { untilWritten } from './untilWritten'
import { writeEnd } from './writeEnd'

/** Null when somebody else has written in the meantime. */
async function attempt(db: Database, key: SessionKey, now: Date, timeZone: string): Promise<true | null> {
  const reading = await readSession(db, key)
  if (!reading?.state) return true
  const { session, state } = reading
  // It ended with the last sign of life.
  const left = { type: 'left' as const, at: state.seenAt }
  const after = reduceSession(state, left)
  if (after === state) return true
  const write = {
    key,
    revision: session.revision,
    entries: [{ seq: lastSeqOf(reading) + 1, event: left }],
    projection: projectionOf(after),
    receivedAt: now,
  }
  return (await writeEnd(db, reading, write, timeZone)) || null
}

/** Ends a session that its student has left without a word. */
export const endSession = (db: Database, key: SessionKey, now: Date, timeZone: string): Promise<true> =>
  untilWritten(() => attempt(db, key, now, timeZone))
