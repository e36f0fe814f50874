import { millisecondsInDay } from 'date-fns/constants'
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { sessions } from '../db/schema'
import type { Job } from '../jobs/defineJob'
import { nextStudents } from '../jobs/forEachBatch'
import { forEachStudent } from '../jobs/forEachStudent'
import { endSession } from './log/endSession'

/** So long an answer may wait in a browser before its session is taken for left. */
export const QUIET_DAYS = 30

/** Begun long ago and never ended; what had no events then takes none now. */
const isLeft = (now: Date) =>
  and(
    sql`${sessions.sessionStatus} = 'in_progress'`,
    isNotNull(sessions.start),
    lt(sessions.startedAt, new Date(now.getTime() - QUIET_DAYS * millisecondsInDay)),
  )

async function endSessionsOf(db: Database, userId: string, now: Date, timeZone: string): Promise<void> {
  const found = await db
    .select({ userId: sessions.userId, sessionId: sessions.sessionId })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLeft(now)))
  for (const key of found) await endSession(db, key, now, timeZone)
}

/** A window that was closed tells nobody that the session is over; its record gets its end and its points here. */
export const endLeftJob: Job = {
  name: 'end_left_sessions',
  comesAtStart: true,
  cron: '25 3 * * *',
  retries: 2,
  retrySeconds: 300,
  longestSeconds: 3600,
  pollSeconds: 30,
  async run(_data, { db, now, timeZone, ...context }) {
    await forEachStudent(
      (after) => nextStudents(db, sessions.userId, isLeft(now), after),
      (userId) => endSessionsOf(db, userId, now, timeZone),
      context,
    )
  },
}
