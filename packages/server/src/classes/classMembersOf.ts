import { and, asc, eq, inArray } from 'drizzle-orm'
import { namedAccount } from '../access/accountState'
import type { Database } from '../db/database'
import { type ClassRow, classMembers, userCenters, users } from '../db/schema'
import { PUPILS } from '../people/rights'

/** The pupils of a class by name. SR-04: who is not in its center any more is not in reach. */
export const findPupils = (
  db: Database,
  { classId, centerId }: ClassRow,
  studentIds?: readonly string[] | null,
) =>
  db
    .select(namedAccount)
    .from(classMembers)
    .innerJoin(users, eq(users.userId, classMembers.userId))
    .innerJoin(userCenters, eq(userCenters.userId, classMembers.userId))
    .where(
      and(
        eq(classMembers.classId, classId),
        eq(classMembers.isTeacher, false),
        eq(userCenters.centerId, centerId),
        inArray(users.role, [...PUPILS]),
        studentIds ? inArray(classMembers.userId, [...studentIds]) : undefined,
      ),
    )
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.userId))
