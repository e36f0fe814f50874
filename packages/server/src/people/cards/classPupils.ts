import { PUPILS } from '@wordstride/api'
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { classes, classMembers, type UserRow, userCenters, users } from '../../db/schema'
import { canResetPassword, findOwnPupils, type ManagedAccount, type Manager, managesCenter } from '../rights'

export interface CardClass {
  classId: string
  centerId: number
  name: string
}

export interface CardPupil extends ManagedAccount {
  userName: string
  firstName: string
  lastName: string
  schoolGrade: number
}

/** The class, for its teachers and who looks after its centre; else null. */
export async function findCardClass(
  db: Database,
  manager: Manager,
  classId: string,
): Promise<CardClass | null> {
  const [found] = await db
    .select({ classId: classes.classId, centerId: classes.centerId, name: classes.name })
    .from(classes)
    .where(and(eq(classes.classId, classId), isNull(classes.endedAt)))
  if (!found || managesCenter(manager, found.centerId)) return found ?? null
  const [teacher] = await db
    .select({ isTeacher: classMembers.isTeacher })
    .from(classMembers)
    .where(and(eq(classMembers.userId, manager.userId), eq(classMembers.classId, classId)))
  return teacher?.isTeacher ? found : null
}

/** The students of a class. */
export const pupilsOf = (db: Database, classId: string): SQL =>
  inArray(
    users.userId,
    db
      .select({ userId: classMembers.userId })
      .from(classMembers)
      .where(and(eq(classMembers.classId, classId), eq(classMembers.isTeacher, false))),
  )

/** Whether there is a card for the account, of `canResetPassword` who may. */
export function getsCard(
  manager: Manager,
  account: ManagedAccount & Pick<UserRow, 'expiresAt'>,
  ownPupils: ReadonlySet<string>,
  now: Date,
): boolean {
  const isPupil = PUPILS.includes(account.role) && account.expiresAt > now
  return isPupil && canResetPassword(manager, account, ownPupils)
}

/** The students of a group whose passwords the manager may reset, by their names. */
export async function findCardPupils(
  db: Database,
  manager: Manager,
  group: SQL | undefined,
  now: Date,
): Promise<CardPupil[]> {
  const pupils = await db
    .select({
      userId: users.userId,
      userName: users.userName,
      role: users.role,
      firstName: users.firstName,
      lastName: users.lastName,
      schoolGrade: users.schoolGrade,
      expiresAt: users.expiresAt,
      toggleOverrides: users.toggleOverrides,
    })
    .from(users)
    .where(and(group, inArray(users.role, [...PUPILS])))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.userName))
  if (pupils.length === 0) return []
  const userIds = pupils.map(({ userId }) => userId)
  const centers = await db.select().from(userCenters).where(inArray(userCenters.userId, userIds))
  const own = await findOwnPupils(db, manager.userId, userIds)
  const withCenters = pupils.map((pupil) => ({
    ...pupil,
    centerIds: centers.filter(({ userId }) => userId === pupil.userId).map(({ centerId }) => centerId),
  }))
  return withCenters.filter((pupil) => getsCard(manager, pupil, own, now))
}
