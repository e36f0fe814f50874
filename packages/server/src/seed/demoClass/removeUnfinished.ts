import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { classes, classMembers, rewards, staffActions, users } from '../../db/schema'
import { deletePerson } from '../../privacy/deletePerson'
import { DEMO_CLASS, UNFINISHED_NAME } from './demoClass'
import { REWARDS } from './playStaff'
import { DEMO_PUPILS } from './pupils'

const { classId, centerId } = DEMO_CLASS
const isUnfinished = and(eq(classes.classId, classId), eq(classes.name, UNFINISHED_NAME))
const namesOf = (named: readonly { name: string }[]) => named.map(({ name }) => name)

/** A class whose play was ended in the middle goes with all that belongs to it: half of it would stay so for ever. */
export async function removeUnfinished(db: Database, now: Date): Promise<void> {
  if ((await db.$count(classes, isUnfinished)) === 0) return
  const userNames = DEMO_PUPILS.map(({ userName }) => userName)
  const pupils = await db
    .select({ userId: users.userId, userName: users.userName })
    .from(classMembers)
    .innerJoin(users, eq(users.userId, classMembers.userId))
    .where(and(eq(classMembers.classId, classId), inArray(users.userName, userNames)))
  for (const pupil of pupils) await deletePerson(db, pupil, null, now)
  const userIds = pupils.map(({ userId }) => userId)
  await db.transaction(async (tx) => {
    // They were nobody: the history of accounts need not tell that they are gone.
    await tx.delete(staffActions).where(inArray(staffActions.userId, userIds))
    await tx
      .delete(rewards)
      .where(and(eq(rewards.centerId, centerId), inArray(rewards.name, namesOf(REWARDS))))
    // Last, as long as there is something left to remove it is found again.
    await tx.delete(classes).where(isUnfinished)
  })
}
