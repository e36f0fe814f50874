import { LEARNERS } from '@wordstride/api'
import { and, asc, inArray, lt } from 'drizzle-orm'
import type { RetentionPeriods } from '../config'
import type { Database } from '../db/database'
import { staffActions, users } from '../db/schema'
import { deletePerson } from './deletePerson'

/** Accounts read at once. */
const BATCH = 200

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000)

/** Gives how many went. */
async function deleteEndedLearners(db: Database, days: number, now: Date): Promise<number> {
  const ended = await db
    .select({ userId: users.userId, userName: users.userName })
    .from(users)
    .where(and(inArray(users.role, [...LEARNERS]), lt(users.expiresAt, daysBefore(now, days))))
    .orderBy(asc(users.expiresAt))
    .limit(BATCH)
  for (const person of ended) await deletePerson(db, person, null, now)
  return ended.length < BATCH ? ended.length : BATCH + (await deleteEndedLearners(db, days, now))
}

/** Applies the periods once; a nightly job calls it. */
export async function applyRetention(
  db: Database,
  periods: RetentionPeriods,
  now: Date,
): Promise<{ deletedPeople: number }> {
  const deletedPeople = periods.accounts === null ? 0 : await deleteEndedLearners(db, periods.accounts, now)
  if (periods.staffActions !== null)
    await db.delete(staffActions).where(lt(staffActions.actedAt, daysBefore(now, periods.staffActions)))
  return { deletedPeople }
}
