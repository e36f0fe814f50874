import { and, eq, inArray, isNull } from 'drizzle-orm'
import { accountStatus } from '../access/accountState'
import type { Database } from '../db/database'
import { classes, classMembers, type UserRow, userCenters, users } from '../db/schema'
import { normalAddress } from './queueMail'

type Staff = Pick<UserRow, 'email' | 'startsAt' | 'expiresAt' | 'freezeStartsAt' | 'freezeEndsAt'>

const STAFF = {
  email: users.email,
  startsAt: users.startsAt,
  expiresAt: users.expiresAt,
  freezeStartsAt: users.freezeStartsAt,
  freezeEndsAt: users.freezeEndsAt,
}

/** The account managers of the student's centres. */
async function findManagers(db: Database, userId: string): Promise<Staff[]> {
  const centers = await db
    .select({ centerId: userCenters.centerId })
    .from(userCenters)
    .where(eq(userCenters.userId, userId))
  const ids = centers.map(({ centerId }) => centerId)
  if (ids.length === 0) return []
  return db
    .select(STAFF)
    .from(userCenters)
    .innerJoin(users, eq(users.userId, userCenters.userId))
    .where(and(inArray(userCenters.centerId, ids), eq(users.role, 'lcadmin')))
}

/** The teachers of the student's classes that go on. */
async function findTeachers(db: Database, userId: string): Promise<Staff[]> {
  const own = await db
    .select({ classId: classMembers.classId })
    .from(classMembers)
    .innerJoin(classes, eq(classes.classId, classMembers.classId))
    .where(and(eq(classMembers.userId, userId), eq(classMembers.isTeacher, false), isNull(classes.endedAt)))
  const ids = own.map(({ classId }) => classId)
  if (ids.length === 0) return []
  return db
    .select(STAFF)
    .from(classMembers)
    .innerJoin(users, eq(users.userId, classMembers.userId))
    .where(and(inArray(classMembers.classId, ids), eq(classMembers.isTeacher, true)))
}

/**
 * SR-37: the addresses of parents, account managers and teachers, each once. Staff whose account has ended or is frozen
 * learn nothing of a student.
 */
export async function findCarers(
  db: Database,
  student: { userId: string; guardianEmail: string | null },
  now: Date,
): Promise<string[]> {
  const staff = [...(await findManagers(db, student.userId)), ...(await findTeachers(db, student.userId))]
  const addresses = [
    student.guardianEmail,
    ...staff.filter((member) => accountStatus(member, now) === 'started').map(({ email }) => email),
  ]
  return [...new Set(addresses.flatMap((address) => (address ? [normalAddress(address)] : [])))]
}
