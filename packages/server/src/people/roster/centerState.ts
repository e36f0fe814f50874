import type { MenuAuth, Role } from '@wordstride/api'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { classes, classMembers, userCenters, users } from '../../db/schema'
import { groupBy } from '../../lists/groupBy'
import type { ManagedAccount } from '../rights'

/** An account of the centre as it stands. */
export interface CenterAccount extends ManagedAccount {
  userName: string
  firstName: string
  lastName: string
  schoolGrade: number
  email: string | null
  sourceId: string | null
  startsAt: Date
  expiresAt: Date
  createdAt: Date
  toggleOverrides: Partial<MenuAuth>
  memberships: { classId: string; isTeacher: boolean }[]
}

export interface CenterClass {
  classId: string
  name: string
  sourceId: string | null
}

/** All that a roster of one centre is compared with. */
export interface CenterState {
  centerId: number
  accounts: readonly CenterAccount[]
  classes: readonly CenterClass[]
}

const columns = {
  userId: users.userId,
  userName: users.userName,
  role: users.role,
  firstName: users.firstName,
  lastName: users.lastName,
  schoolGrade: users.schoolGrade,
  email: users.email,
  sourceId: users.sourceId,
  startsAt: users.startsAt,
  expiresAt: users.expiresAt,
  createdAt: users.createdAt,
  toggleOverrides: users.toggleOverrides,
}

/** Reads a centre in four statements, however many people it has. */
export async function readCenter(db: Database, centerId: number): Promise<CenterState> {
  const inCenter = db
    .select({ userId: userCenters.userId })
    .from(userCenters)
    .where(eq(userCenters.centerId, centerId))
  const accounts = await db
    .select(columns)
    .from(users)
    .where(inArray(users.userId, inCenter))
    .orderBy(users.userName)
  const centers = groupBy(
    await db
      .select({ userId: userCenters.userId, centerId: userCenters.centerId })
      .from(userCenters)
      .where(inArray(userCenters.userId, inCenter)),
    ({ userId }) => userId,
  )
  const ofCenter = await db
    .select({ classId: classes.classId, name: classes.name, sourceId: classes.sourceId })
    .from(classes)
    .where(and(eq(classes.centerId, centerId), isNull(classes.endedAt)))
    .orderBy(classes.name)
  const members = groupBy(
    await db
      .select({
        userId: classMembers.userId,
        classId: classMembers.classId,
        isTeacher: classMembers.isTeacher,
      })
      .from(classMembers)
      .innerJoin(classes, eq(classes.classId, classMembers.classId))
      .where(and(eq(classes.centerId, centerId), isNull(classes.endedAt))),
    ({ userId }) => userId,
  )
  return {
    centerId,
    classes: ofCenter,
    accounts: accounts.map((account) => ({
      ...account,
      role: account.role as Role,
      centerIds: (centers.get(account.userId) ?? []).map((row) => row.centerId),
      memberships: (members.get(account.userId) ?? []).map(({ classId, isTeacher }) => ({
        classId,
        isTeacher,
      })),
    })),
  }
}
