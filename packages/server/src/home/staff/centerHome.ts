import { type Attention, type CenterCounts, fullName, PUPILS, TEACHERS } from '@wordstride/api'
import { millisecondsInDay } from 'date-fns/constants'
import {
  and,
  asc,
  between,
  count,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  lte,
  not,
  type SQL,
  sql,
} from 'drizzle-orm'
import { isFrozenAt, isRunningAt } from '../../access/accountState'
import type { Caller } from '../../access/caller'
import type { Week } from '../../calendar/week'
import { countIf } from '../../db/countIf'
import type { Database } from '../../db/database'
import { classes, learningCenters, sessions, userCenters, userLearningInfo, users } from '../../db/schema'

/** An account that ends within so many days can still be prolonged in time. */
const ENDING_SOON_DAYS = 14
/** People named in a list; the rest is a number. */
const NAMED = 8

/** Null for all centres there are. */
type Scope = readonly number[] | null

async function findScope(db: Database, { user }: Caller, reach: 'own' | 'all'): Promise<Scope> {
  if (reach === 'all') return null
  const rows = await db
    .select({ id: userCenters.centerId })
    .from(userCenters)
    .where(eq(userCenters.userId, user.userId))
  return rows.map(({ id }) => id)
}

const inScope = (
  column: typeof userCenters.centerId | typeof learningCenters.id | typeof classes.centerId,
  scope: Scope,
) => (scope === null ? undefined : inArray(column, [...scope]))

/** Test accounts come and go by themselves (SR-36). */
const isStudent = inArray(users.role, [...PUPILS])
const isTeacher = inArray(users.role, [...TEACHERS])
const isLasting = sql`${users.role} <> 'test'`

const hasWorkedIn = (db: Database, { startsAt, endsAt }: Week) =>
  exists(
    db
      .select({ userId: sessions.userId })
      .from(sessions)
      .where(and(eq(sessions.userId, users.userId), between(sessions.startedAt, startsAt, endsAt))),
  )

async function findCenters(db: Database, scope: Scope, week: Week): Promise<CenterCounts[]> {
  const [centers, people, groups] = await Promise.all([
    db
      .select({ centerId: learningCenters.id, name: learningCenters.name })
      .from(learningCenters)
      .where(inScope(learningCenters.id, scope))
      .orderBy(asc(learningCenters.id)),
    db
      .select({
        centerId: userCenters.centerId,
        students: countIf(isStudent),
        teachers: countIf(isTeacher),
        activeStudents: countIf(and(isStudent, hasWorkedIn(db, week))),
      })
      .from(userCenters)
      .innerJoin(users, eq(users.userId, userCenters.userId))
      .where(inScope(userCenters.centerId, scope))
      .groupBy(userCenters.centerId),
    db
      .select({ centerId: classes.centerId, classes: count() })
      .from(classes)
      .where(and(isNull(classes.endedAt), inScope(classes.centerId, scope)))
      .groupBy(classes.centerId),
  ])
  const peopleOf = new Map(people.map((row) => [row.centerId, row]))
  const classesOf = new Map(groups.map((row) => [row.centerId, row.classes]))
  return centers.map((center) => {
    const { students = 0, teachers = 0, activeStudents = 0 } = peopleOf.get(center.centerId) ?? {}
    return { ...center, students, teachers, classes: classesOf.get(center.centerId) ?? 0, activeStudents }
  })
}

/** Whose account setup is not complete: SR-33 as a condition, in the words of `isLearningInfoValid`. */
const isSetUp = (db: Database) =>
  sql`(${db
    .select({ sections: count() })
    .from(userLearningInfo)
    .where(
      and(
        eq(userLearningInfo.userId, users.userId),
        lte(userLearningInfo.startGrade, userLearningInfo.currentGrade),
        lte(userLearningInfo.currentGrade, userLearningInfo.stopGrade),
        gt(userLearningInfo.weeklyTime, 0),
        eq(userLearningInfo.isSkillStatusInitialized, true),
      ),
    )}) = 2`

/** The first of those for whom the condition holds, by the end that is theirs, and how many there are. */
async function findAttention(
  db: Database,
  scope: Scope,
  condition: SQL | undefined,
  endsAt: typeof users.expiresAt | typeof users.freezeEndsAt = users.expiresAt,
): Promise<Attention> {
  const isInScope =
    scope === null
      ? undefined
      : exists(
          db
            .select({ userId: userCenters.userId })
            .from(userCenters)
            .where(and(eq(userCenters.userId, users.userId), inScope(userCenters.centerId, scope))),
        )
  const rows = await db
    .select({
      userId: users.userId,
      userName: users.userName,
      firstName: users.firstName,
      lastName: users.lastName,
      endsAt,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(users)
    .where(and(condition, isInScope))
    .orderBy(asc(endsAt), asc(users.lastName), asc(users.userId))
    .limit(NAMED)
  return {
    count: rows[0]?.total ?? 0,
    people: rows.map((row) => ({
      userId: row.userId,
      name: fullName(row),
      endsAt: row.endsAt?.getTime() ?? 0,
    })),
  }
}

/** The number of statements does not depend on that of the centres or people. */
export async function findCenterHome(
  db: Database,
  caller: Caller,
  reach: 'own' | 'all',
  week: Week,
  now: Date,
) {
  const scope = await findScope(db, caller, reach)
  const soon = new Date(now.getTime() + ENDING_SOON_DAYS * millisecondsInDay)
  const isStarted = and(isLasting, isRunningAt(now))
  const [centers, notSetUp, endingSoon, frozen] = await Promise.all([
    findCenters(db, scope, week),
    findAttention(db, scope, and(isStarted, isStudent, not(isSetUp(db)))),
    findAttention(db, scope, and(isStarted, lte(users.expiresAt, soon))),
    findAttention(db, scope, and(isStarted, isFrozenAt(now)), users.freezeEndsAt),
  ])
  return { centers, notSetUp, endingSoon, frozen }
}
