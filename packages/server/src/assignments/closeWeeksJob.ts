import type { Database } from '../db/database'
import { assignmentWeeks } from '../db/schema'
import type { Job, JobContext } from '../jobs/defineJob'
import { forEachBatch, nextStudents } from '../jobs/forEachBatch'
import { forEachStudent } from '../jobs/forEachStudent'
import { closeWeeks, closeWeeksOfMany, closingBefore, isDue } from './closeWeeks'
import { inWeekTurn } from './inWeekTurn'

const findStudents = (db: Database, now: Date, after: string) =>
  nextStudents(db, assignmentWeeks.userId, isDue(closingBefore(now)), after)

/** Once through all students, a batch in a transaction; gives the number of weeks. A batch that fails is left out. */
async function closeBatches({ db, now, timeZone, log, signal }: JobContext): Promise<number> {
  let count = 0
  await forEachBatch(
    (after) => findStudents(db, now, after),
    async (batch) => {
      const userIds = batch.map(({ userId }) => userId)
      count += await closeWeeksOfMany(db, userIds, now, timeZone).catch((error: unknown) => {
        log.warn({ err: error }, 'weeks that could not be closed together are closed one by one')
        return 0
      })
    },
    signal,
  )
  return count
}

/**
 * SR-21: Monday 00:05. Processes that close at once go past each other's students, so that none waits; an end in the
 * middle leaves nothing half done. Whoever was left out, because of his own work at that moment, comes last.
 */
export const closeWeeksJob: Job = {
  name: 'close_weeks',
  comesAtStart: true,
  cron: '5 0 * * 1',
  retries: 5,
  retrySeconds: 60,
  longestSeconds: 3600,
  pollSeconds: 10,
  async run(_data, context) {
    const { db, now, timeZone } = context
    let isMoving = true
    while (isMoving) isMoving = (await closeBatches(context)) > 0
    await forEachStudent(
      (after) => findStudents(db, now, after),
      (userId) => inWeekTurn(db, userId, (tx) => closeWeeks(tx, userId, now, timeZone)),
      context,
    )
  },
}
