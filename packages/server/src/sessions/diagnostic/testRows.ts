import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { type TestProblemRow, type TestSessionRow, testProblems, testSessions } from '../../db/schema'

/** In the order of the test; of several tests of one student at once for a list of results. */
export const findTestProblems = (
  db: Database,
  userId: string,
  sessionIds: readonly string[],
): Promise<TestProblemRow[]> =>
  db
    .select()
    .from(testProblems)
    .where(and(eq(testProblems.userId, userId), inArray(testProblems.sessionId, sessionIds)))
    .orderBy(asc(testProblems.seq))

export const problemsOf = (
  db: Database,
  { userId, sessionId }: Pick<TestSessionRow, 'userId' | 'sessionId'>,
): Promise<TestProblemRow[]> => findTestProblems(db, userId, [sessionId])

export const isOfStage =
  ({ firstSeq, count }: { firstSeq: number; count: number }) =>
  ({ seq }: Pick<TestProblemRow, 'seq'>): boolean =>
    seq >= firstSeq && seq < firstSeq + count

/** Writes what has happened to one problem. */
export async function saveTestProblem(
  db: Database,
  { userId, sessionId, seq }: Pick<TestProblemRow, 'userId' | 'sessionId' | 'seq'>,
  changes: Partial<TestProblemRow>,
): Promise<void> {
  await db
    .update(testProblems)
    .set(changes)
    .where(
      and(eq(testProblems.userId, userId), eq(testProblems.sessionId, sessionId), eq(testProblems.seq, seq)),
    )
}

/** Writes the clock and the end of a session. */
export async function saveTest(db: Database, session: TestSessionRow): Promise<TestSessionRow> {
  const { userId, sessionId, ...changes } = session
  await db
    .update(testSessions)
    .set(changes)
    .where(and(eq(testSessions.userId, userId), eq(testSessions.sessionId, sessionId)))
  return session
}
