import { and, gt, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'

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

/** Does something for all of them, a batch at a time in the order of their ids, until the job is given up. */
export async function forEachBatch<TStudent extends { userId: string }>(
  findBatch: (after: string) => Promise<TStudent[]>,
  work: (batch: TStudent[]) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  let after = ''
  for (;;) {
    signal?.throwIfAborted()
    const batch = await findBatch(after)
    const last = batch.at(-1)
    if (last === undefined) return
    await work(batch)
    if (batch.length < BATCH) return
    after = last.userId
  }
}
