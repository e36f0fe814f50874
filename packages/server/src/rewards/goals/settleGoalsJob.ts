import { and, isNull } from 'drizzle-orm'
import { goals } from '../../db/schema'
import type { Job } from '../../jobs/defineJob'
import { nextStudents } from '../../jobs/forEachBatch'
import { forEachStudent } from '../../jobs/forEachStudent'
import { settleGoals } from './settleGoals'

/** Goals that are reached are noted after the answer that reached them (SR-21): what was interrupted there is made up for. */
export const settleGoalsJob: Job = {
  name: 'settle_goals',
  cron: '12 0 * * *',
  comesAtStart: true,
  retries: 5,
  retrySeconds: 60,
  longestSeconds: 3600,
  pollSeconds: 10,
  async run(_data, { db, now, ...context }) {
    await forEachStudent(
      (after) => nextStudents(db, goals.userId, and(isNull(goals.reachedAt), isNull(goals.endedAt)), after),
      (userId) => settleGoals(db, userId, now),
      context,
    )
  },
}
