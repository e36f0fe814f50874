import { LEARNERS } from '@wordstride/api'
import { and, asc, gt, inArray, lt } from 'drizzle-orm'
import type { RetentionPeriods } from '../config'
import type { Database } from '../db/database'
import { staffActions, users } from '../db/schema'
import type { JobContext } from '../jobs/defineJob'
import { BATCH, forEachStudent } from '../jobs/forEachStudent'
import { deletePerson } from './deletePerson'

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000)

/** Gives how many went; one who cannot be deleted keeps nobody else. */
async function deleteEndedLearners(
  db: Database,
  days: number,
  now: Date,
  context: Pick<JobContext, 'log' | 'signal'>,
): Promise<number> {
  let deleted = 0
  await forEachStudent(
    (after) =>
      db
        .select({ userId: users.userId, userName: users.userName })
        .from(users)
        .where(
          and(
            inArray(users.role, [...LEARNERS]),
            lt(users.expiresAt, daysBefore(now, days)),
            gt(users.userId, after),
          ),
        )
        .orderBy(asc(users.userId))
        .limit(BATCH),
    async (_, person) => {
      await deletePerson(db, person, null, now)
      deleted++
    },
    context,
  )
  return deleted
}

/** Applies the periods once; a nightly job calls it. */
export async function applyRetention(
  db: Database,
  periods: RetentionPeriods,
  now: Date,
  context: Pick<JobContext, 'log' | 'signal'>,
): Promise<{ deletedPeople: number }> {
  const deletedPeople =
    periods.accounts === null ? 0 : await deleteEndedLearners(db, periods.accounts, now, context)
  if (periods.staffActions !== null)
    await db.delete(staffActions).where(lt(staffActions.actedAt, daysBefore(now, periods.staffActions)))
  return { deletedPeople }
}
