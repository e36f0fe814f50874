import { type ClassStudent, fullName, LEARNERS, type TeacherClass } from '@wordstride/api'
import { and, asc, eq, exists, inArray, isNull } from 'drizzle-orm'
import { accountStatus, namedAccount } from '../../access/accountState'
import type { Caller } from '../../access/caller'
import { managedCenters } from '../../access/reach'
import type { Week } from '../../calendar/week'
import type { Database } from '../../db/database'
import { classes, classMembers, learningCenters, userCenters, users } from '../../db/schema'
import { findCenterIds } from '../../people/rights'
import { findSetUp } from './setUp'
import { findStuckSkills } from './stuckSkills'
import { findLastActive, findWeekWork } from './weekWork'

const findOwnClasses = (db: Database, userId: string) =>
  db
    .select({ classId: classes.classId, name: classes.name, centerName: learningCenters.name })
    .from(classMembers)
    .innerJoin(classes, eq(classes.classId, classMembers.classId))
    .innerJoin(learningCenters, eq(learningCenters.id, classes.centerId))
    .where(and(eq(classMembers.userId, userId), eq(classMembers.isTeacher, true), isNull(classes.endedAt)))
    .orderBy(asc(classes.name), asc(classes.classId))

/** SR-04: who is in a class but in no centre of the teacher any more is not in reach. */
async function isInOwnCenters(db: Database, { user }: Caller) {
  if (managedCenters(user.role) === 'all') return undefined
  return exists(
    db
      .select({ id: userCenters.centerId })
      .from(userCenters)
      .where(
        and(
          eq(userCenters.userId, users.userId),
          inArray(userCenters.centerId, await findCenterIds(db, user.userId)),
        ),
      ),
  )
}

const findMembers = async (db: Database, caller: Caller, classIds: readonly string[]) =>
  db
    .select({
      classId: classMembers.classId,
      user: namedAccount,
    })
    .from(classMembers)
    .innerJoin(users, eq(users.userId, classMembers.userId))
    .where(
      and(
        inArray(classMembers.classId, [...classIds]),
        eq(classMembers.isTeacher, false),
        inArray(users.role, [...LEARNERS]),
        await isInOwnCenters(db, caller),
      ),
    )
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.userId))

export interface TeacherHome {
  classes: TeacherClass[]
  students: ClassStudent[]
}

/** The number of statements does not depend on that of the students. */
export async function findTeacherHome(
  db: Database,
  caller: Caller,
  week: Week,
  now: Date,
): Promise<TeacherHome> {
  const own = await findOwnClasses(db, caller.user.userId)
  if (own.length === 0) return { classes: [], students: [] }
  const members = await findMembers(
    db,
    caller,
    own.map(({ classId }) => classId),
  )
  const people = [...new Map(members.map(({ user }) => [user.userId, user])).values()]
  const userIds = people.map(({ userId }) => userId)
  const [work, lastActive, stuck, setUp] = await Promise.all([
    findWeekWork(db, userIds, week, now),
    findLastActive(db, userIds),
    findStuckSkills(db, userIds, week, now),
    findSetUp(db, userIds),
  ])
  return {
    classes: own.map((entry) => ({
      ...entry,
      studentIds: members.filter(({ classId }) => classId === entry.classId).map(({ user }) => user.userId),
    })),
    students: people.map((user) => ({
      userId: user.userId,
      name: fullName(user),
      status: accountStatus(user, now),
      isSetUp: setUp.has(user.userId),
      minutes: work.get(user.userId)?.minutes ?? 0,
      points: work.get(user.userId)?.points ?? 0,
      lastActiveAt: lastActive.get(user.userId) ?? null,
      stuckOn: stuck.get(user.userId) ?? [],
    })),
  }
}
