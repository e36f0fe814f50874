import { addMinutes } from 'date-fns'
import { and, gt, isNull, lte } from 'drizzle-orm'
import { assignmentWeeks } from '../db/schema'
import type { Job } from '../jobs/defineJob'
import { BATCH, forEachStudent } from '../jobs/forEachStudent'
import { inStudentTurn } from '../standing/inStudentTurn'
import { CLOSING_MINUTES, closeWeeks } from './closeWeeks'

/** SR-21: Monday 00:05. Every student has a transaction of its own, so an end in the middle leaves nothing half done. */
export const closeWeeksJob: Job = {
  name: 'close_weeks',
  comesAtStart: true,
  cron: '5 0 * * 1',
  retries: 5,
  retrySeconds: 60,
  longestSeconds: 3600,
  pollSeconds: 10,
  run: (_data, { db, now, timeZone, log }) =>
    forEachStudent(
      (after) =>
        db
          .selectDistinct({ userId: assignmentWeeks.userId })
          .from(assignmentWeeks)
          .where(
            and(
              isNull(assignmentWeeks.closedAt),
              lte(assignmentWeeks.endsAt, addMinutes(now, -CLOSING_MINUTES)),
              gt(assignmentWeeks.userId, after),
            ),
          )
          .orderBy(assignmentWeeks.userId)
          .limit(BATCH),
      (userId) =>
        inStudentTurn(db, { userId, section: 'assignment' }, (tx) => closeWeeks(tx, userId, now, timeZone)),
      log,
    ),
}
