import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../db/database'
import { sessions, testSessions } from '../db/schema'
import { runningSince } from '../standing/runningSince'
import type { MediaOwner } from './aliases/mediaAddress'

/** The secret of a graded session or test that is running; null when there is none, or it is over. */
export async function findRunningSecret(
  db: Database,
  { kind, userId, sessionId }: MediaOwner,
  now: Date,
): Promise<string | null> {
  const [row] =
    kind === 'test'
      ? await db
          .select({ secret: testSessions.aliasSecret })
          .from(testSessions)
          .where(
            and(
              eq(testSessions.userId, userId),
              eq(testSessions.sessionId, sessionId),
              isNull(testSessions.endedAt),
            ),
          )
      : await db
          .select({ secret: sessions.aliasSecret })
          .from(sessions)
          .where(
            and(
              eq(sessions.userId, userId),
              eq(sessions.sessionId, sessionId),
              eq(sessions.sessionStatus, 'in_progress'),
              gt(sessions.startedAt, runningSince(now)),
            ),
          )
  return row?.secret ?? null
}
