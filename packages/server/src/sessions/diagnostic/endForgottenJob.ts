import { TEST_RESUME_DAYS } from '@wordstride/learning'
import { addMilliseconds } from 'date-fns'
import { millisecondsInDay } from 'date-fns/constants'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { testSessions } from '../../db/schema'
import type { Job } from '../../jobs/defineJob'
import { nextStudents } from '../../jobs/forEachBatch'
import { forEachStudent } from '../../jobs/forEachStudent'
import { inStudentTurn } from '../../standing/inStudentTurn'
import { settleTest } from './endTest'

/** Tests that nobody has come back to for longer than a test waits. */
const isForgotten = (now: Date) =>
  and(
    isNull(testSessions.endedAt),
    lt(testSessions.lastActivityAt, new Date(now.getTime() - TEST_RESUME_DAYS * millisecondsInDay)),
  )

async function endTestsOf(db: Database, userId: string, now: Date): Promise<void> {
  const found = await db
    .select()
    .from(testSessions)
    .where(and(eq(testSessions.userId, userId), isForgotten(now)))
  for (const session of found) await settleTest(db, session, now)
}

/** SR-35, without somebody who looks. */
export const endForgottenJob: Job = {
  name: 'end_forgotten_tests',
  comesAtStart: true,
  cron: '15 3 * * *',
  retries: 2,
  retrySeconds: 300,
  longestSeconds: 3600,
  pollSeconds: 30,
  async run(_data, { db, now, ...context }) {
    const begin = performance.now()
    // A draft becomes an answer: one that came with the begin of the job would be older than what others have read.
    const moment = () => addMilliseconds(now, performance.now() - begin)
    await forEachStudent(
      (after) => nextStudents(db, testSessions.userId, isForgotten(now), after),
      (userId) => inStudentTurn(db, { userId, section: 'tests' }, (tx) => endTestsOf(tx, userId, moment())),
      context,
    )
  },
}
