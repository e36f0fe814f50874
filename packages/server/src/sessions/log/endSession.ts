import { reduceSession } from '@wordstride/learning'
import type { Database } from '../../db/database'
import { writeEvents } from './eventWriting'
import { projectionOf } from './projection'
import { savePoints } from './saveAccepted'
import { lastSeqOf, readSession, type SessionKey } from './sessionReading'
import { untilWritten } from './untilWritten'

/** Null when somebody else has written in the meantime. */
async function attempt(db: Database, key: SessionKey, now: Date, timeZone: string): Promise<true | null> {
  const reading = await readSession(db, key)
  if (!reading?.state) return true
  const { session, state, hasWeek } = reading
  // It ended with the last sign of life.
  const left = { type: 'left' as const, at: state.seenAt }
  const after = reduceSession(state, left)
  if (!after || after === state) return true
  const write = {
    key,
    revision: session.revision,
    entries: [{ seq: lastSeqOf(reading) + 1, event: left }],
    projection: projectionOf(after),
    receivedAt: now,
  }
  if (!hasWeek) return (await writeEvents(db, write)) || null
  return db.transaction(async (tx) => {
    if (!(await writeEvents(tx, write))) return null
    await savePoints(tx, session, timeZone)
    return true
  })
}

/** Ends a session that its student has left without a word. */
export const endSession = (db: Database, key: SessionKey, now: Date, timeZone: string): Promise<true> =>
  untilWritten(() => attempt(db, key, now, timeZone))
