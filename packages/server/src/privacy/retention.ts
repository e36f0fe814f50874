import { LEARNERS } from '@wordstride/api'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { RetentionPeriods } from '../config'
import type { Database } from '../db/database'
import { staffActions, users } from '../db/schema'
import type { JobContext } from '../jobs/defineJob'
import { nextStudents } from '../jobs/forEachBatch'
import { forEachStudent } from '../jobs/forEachStudent'
import { deletePerson } from './deletePerson'

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000)

const isOver = (now: Date, days: number) =>
  and(inArray(users.role, [...LEARNERS]), lt(users.expiresAt, daysBefore(now, days)))

/** False where the account was given more time since it was found. */
const deleteIfOver = (db: Database, userId: string, days: number, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [person] = await tx
      .select({ userId: users.userId, userName: users.userName })
      .from(users)
      .where(and(eq(users.userId, userId), isOver(now, days)))
      .for('update')
    if (person) await deletePerson(tx, person, null, now)
    return person !== undefined
  })

/** Gives how many went; one who cannot be deleted keeps nobody else. */
async function deleteEndedLearners(
  db: Database,
  days: number,
  now: Date,
  context: Pick<JobContext, 'log' | 'signal'>,
): Promise<number> {
  let deleted = 0
  await forEachStudent(
    (after) => nextStudents(db, users.userId, isOver(now, days), after),
    async (userId) => {
      if (await deleteIfOver(db, userId, days, now)) deleted++
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
