import { TEST_RESUME_DAYS } from '@wordstride/learning'
import { millisecondsInDay } from 'date-fns/constants'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { type TestSessionRow, testSessions } from '../../db/schema'

/**
 * The test that a mail is about: the one that is named, else the newest; of the user's own. Nobody is told of practice
 * (SR-43) and of what happened long ago.
 */
export async function findMailedTest(
  db: Database,
  userId: string,
  sessionId: string | null | undefined,
  now: Date,
): Promise<TestSessionRow | null> {
  const [session] = await db
    .select()
    .from(testSessions)
    .where(
      and(
        eq(testSessions.userId, userId),
        eq(testSessions.isPractice, false),
        gt(testSessions.lastActivityAt, new Date(now.getTime() - TEST_RESUME_DAYS * millisecondsInDay)),
        sessionId ? eq(testSessions.sessionId, sessionId) : undefined,
      ),
    )
    .orderBy(desc(testSessions.startedAt), desc(testSessions.part))
    .limit(1)
  return session ?? null
}

/** The ended parts of its sequence, up to this one. */
export async function findPartsUpTo(db: Database, session: TestSessionRow): Promise<TestSessionRow[]> {
  const rows = await db
    .select()
    .from(testSessions)
    .where(and(eq(testSessions.userId, session.userId), eq(testSessions.groupId, session.groupId)))
    .orderBy(testSessions.part)
  return rows.filter(
    ({ sectionType, part, endedAt }) =>
      sectionType === session.sectionType && part <= session.part && endedAt !== null,
  )
}
