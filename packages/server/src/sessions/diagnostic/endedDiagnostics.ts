import type { Region } from '@wordstride/learning'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { type TestSessionRow, testSessions } from '../../db/schema'

export type EndedDiagnostic = TestSessionRow & { region: Region; endedAt: Date }

const isMeasured = (session: TestSessionRow): session is EndedDiagnostic =>
  session.region !== null && session.endedAt !== null

/** The diagnostic parts of a student that have ended and count, the oldest first. */
export async function findEndedDiagnostics(db: Database, userId: string): Promise<EndedDiagnostic[]> {
  const ended = await db
    .select()
    .from(testSessions)
    .where(
      and(
        eq(testSessions.userId, userId),
        eq(testSessions.testType, 'diagnostic'),
        eq(testSessions.isPractice, false),
        isNotNull(testSessions.endedAt),
      ),
    )
    .orderBy(asc(testSessions.endedAt), asc(testSessions.part))
  return ended.filter(isMeasured)
}
