import { inWeekTurn } from '../../assignments/inWeekTurn'
import type { Database } from '../../db/database'
import { type EventWrite, writeEvents } from './eventWriting'
import { savePoints } from './saveAccepted'
import type { SessionReading } from './sessionReading'

/** Events that end a session, and in the same transaction what its answers earned in their weeks. */
export const writeEnd = (
  db: Database,
  { session, hasWeek }: Pick<SessionReading, 'session' | 'hasWeek'>,
  write: EventWrite,
  timeZone: string,
): Promise<boolean> =>
  hasWeek
    ? inWeekTurn(db, session.userId, async (tx) => {
        const isWritten = await writeEvents(tx, write)
        if (isWritten) await savePoints(tx, session, timeZone)
        return isWritten
      })
    : writeEvents(db, write)
