import { and, gt, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import type { JobContext } from './defineJob'

/** Students that one statement finds. */
export const BATCH = 100

/** The next students after one whom such a row of the column's table names; each only once. */
export const nextStudents = (
  db: Database,
  userId: AnyPgColumn<{ data: string; notNull: true }>,
  isMeant: SQL | undefined,
  after: string,
) =>
  db
    .selectDistinct({ userId })
    .from(userId.table)
    .where(and(isMeant, gt(userId, after)))
    .orderBy(userId)
    .limit(BATCH)

/**
 * Does something for one student after the other, a batch at a time, until the job is given up. What fails for one of
 * them is told and comes again with the next run.
 */
export async function forEachStudent<TStudent extends { userId: string }>(
  findBatch: (after: string) => Promise<TStudent[]>,
  work: (userId: string, student: TStudent) => Promise<void>,
  { log, signal }: Pick<JobContext, 'log' | 'signal'>,
): Promise<void> {
  let after = ''
  for (;;) {
    const batch = await findBatch(after)
    for (const student of batch) {
      signal?.throwIfAborted()
      const { userId } = student
      await work(userId, student).catch((error: unknown) =>
        log.error({ err: error, userId }, 'a job left somebody out'),
      )
      after = userId
    }
    if (batch.length < BATCH) return
  }
}
