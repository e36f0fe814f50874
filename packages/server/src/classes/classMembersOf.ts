import { PUPILS } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { namedAccount } from '../access/accountState'
import { among } from '../db/among'
import type { Database } from '../db/database'
import { type ClassRow, classMembers, userCenters, userLearningInfo, users } from '../db/schema'

/** SR-04: who is not in its center any more is not in reach. */
const isPupilOf = ({ classId, centerId }: ClassRow) =>
  and(
    eq(classMembers.classId, classId),
    eq(classMembers.isTeacher, false),
    eq(userCenters.centerId, centerId),
    inArray(users.role, [...PUPILS]),
  )

/** Behind this student in the order of names. */
const isBehind = (userId: string): SQL =>
  sql`(${users.lastName}, ${users.firstName}, ${users.userId}) >
    (select p.last_name, p.first_name, p.user_id from users p where p.user_id = ${userId})`

interface Part {
  studentIds?: readonly string[] | null | undefined
  after?: string | null | undefined
  most?: number
}

/** The pupils of a class by name: all, or the named ones, or so many of them. */
export function findPupils(db: Database, schoolClass: ClassRow, { studentIds, after, most }: Part = {}) {
  const found = db
    .select({ ...namedAccount, schoolGrade: users.schoolGrade })
    .from(classMembers)
    .innerJoin(users, eq(users.userId, classMembers.userId))
    .innerJoin(userCenters, eq(userCenters.userId, classMembers.userId))
    .where(
      and(
        isPupilOf(schoolClass),
        studentIds ? among(classMembers.userId, studentIds) : undefined,
        after ? isBehind(after) : undefined,
      ),
    )
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.userId))
  return most === undefined ? found : found.limit(most)
}

/** How many of its pupils are in each grade of a section by their plans. */
export const countGrades = (db: Database, schoolClass: ClassRow, sectionType: CourseSection) =>
  db
    .select({ grade: userLearningInfo.currentGrade, students: sql<number>`count(*)::int` })
    .from(classMembers)
    .innerJoin(users, eq(users.userId, classMembers.userId))
    .innerJoin(userCenters, eq(userCenters.userId, classMembers.userId))
    .innerJoin(userLearningInfo, eq(userLearningInfo.userId, classMembers.userId))
    .where(and(isPupilOf(schoolClass), eq(userLearningInfo.sectionType, sectionType)))
    .groupBy(userLearningInfo.currentGrade)
