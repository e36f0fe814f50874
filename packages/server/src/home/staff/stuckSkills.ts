import type { StuckSkill } from '@wordstride/api'
import { and, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Week } from '../../calendar/week'
import { among } from '../../db/among'
import type { Database } from '../../db/database'
import { sessions, skillResults, skills } from '../../db/schema'
import { groupBy } from '../../lists/groupBy'
import { runningSince } from '../../standing/runningSince'
import { levelIn } from '../../standing/skillStandings'

/** Failures on one skill in one week, after which a student is stuck on it. */
const FAILURES = 2
/** Who leaves a session sooner has only had a look (milliseconds). */
const WORKED_MS = 60_000

type Where = { userIds: readonly string[]; week: Week; now: Date }

/** Learning sessions without a pass, and passes. */
function failuresOfSessions(db: Database, { userIds, week, now }: Where) {
  const leftBefore = runningSince(now)
  const isFailed = sql`(${sessions.activeMs} >= ${WORKED_MS}::int and (${inArray(sessions.sessionStatus, ['left', 'timed_out'])}
    or (${eq(sessions.sessionStatus, 'in_progress')} and ${lt(sessions.startedAt, leftBefore)})))`
  const isPassed = eq(sessions.sessionStatus, 'passed')
  return db
    .select({
      userId: sessions.userId,
      sectionType: sessions.sectionType,
      gradeId: sessions.gradeId,
      skillId: sql<string>`${sessions.skillId}`.as('skill_id'),
      failedSessions: sql<number>`count(*) filter (where ${isFailed})`.as('failed_sessions'),
      drops: sql<number>`0`.as('drops'),
      failedAt: sql`max(${sessions.startedAt}) filter (where ${isFailed})`.as('failed_at'),
      succeededAt: sql`max(${sessions.startedAt}) filter (where ${isPassed})`.as('succeeded_at'),
    })
    .from(sessions)
    .where(
      and(
        among(sessions.userId, userIds),
        eq(sessions.phase, 'LEARNING_SESSION'),
        isNotNull(sessions.skillId),
        gte(sessions.startedAt, week.startsAt),
        lt(sessions.startedAt, week.endsAt),
      ),
    )
    .groupBy(sessions.userId, sessions.sectionType, sessions.gradeId, sessions.skillId)
}

/** Falls of a level, and rises. */
function failuresOfResults(db: Database, { userIds, week }: Where) {
  const isDrop = sql`${levelIn(skillResults.after)} < ${levelIn(skillResults.before)}`
  const isRise = sql`${levelIn(skillResults.after)} > ${levelIn(skillResults.before)}`
  return db
    .select({
      userId: skillResults.userId,
      sectionType: skillResults.sectionType,
      gradeId: skillResults.gradeId,
      skillId: sql<string>`${skillResults.skillId}`.as('skill_id'),
      failedSessions: sql<number>`0`.as('failed_sessions'),
      drops: sql<number>`count(*) filter (where ${isDrop})`.as('drops'),
      failedAt: sql`max(${skillResults.decidedAt}) filter (where ${isDrop})`.as('failed_at'),
      succeededAt: sql`max(${skillResults.decidedAt}) filter (where ${isRise})`.as('succeeded_at'),
    })
    .from(skillResults)
    .where(
      and(
        among(skillResults.userId, userIds),
        gte(skillResults.decidedAt, week.startsAt),
        lt(skillResults.decidedAt, week.endsAt),
      ),
    )
    .groupBy(skillResults.userId, skillResults.sectionType, skillResults.gradeId, skillResults.skillId)
}

/** Failed often enough, and no success since; the hardest first. */
function findStuck(db: Database, where: Where) {
  const each = unionAll(failuresOfSessions(db, where), failuresOfResults(db, where)).as('each')
  const failedSessions = sql<number>`sum(${each.failedSessions})`.mapWith(Number)
  const drops = sql<number>`sum(${each.drops})`.mapWith(Number)
  const all = sql`${failedSessions} + ${drops}`
  const { userId, sectionType, gradeId, skillId } = each
  return db
    .select({ userId, sectionType, gradeId, skillId, failedSessions, drops })
    .from(each)
    .groupBy(userId, sectionType, gradeId, skillId)
    .having(
      sql`${all} >= ${FAILURES}::int and coalesce(max(${each.succeededAt}) < max(${each.failedAt}), true)`,
    )
    .orderBy(desc(all), skillId)
}

async function findNames(db: Database, found: readonly { skillId: string }[]): Promise<Map<string, string>> {
  if (found.length === 0) return new Map()
  const rows = await db
    .select({
      sectionType: skills.sectionType,
      gradeId: skills.gradeId,
      skillId: skills.skillId,
      name: skills.skillName,
    })
    .from(skills)
    .where(among(skills.skillId, [...new Set(found.map(({ skillId }) => skillId))]))
  return new Map(rows.map((row) => [`${row.sectionType} ${row.gradeId} ${row.skillId}`, row.name]))
}

/** The skills on which each of the users is stuck this week, the hardest first. */
export async function findStuckSkills(
  db: Database,
  userIds: readonly string[],
  week: Week,
  now: Date,
): Promise<Map<string, StuckSkill[]>> {
  if (userIds.length === 0) return new Map()
  const stuck = await findStuck(db, { userIds, week, now })
  const names = await findNames(db, stuck)
  return new Map(
    [...groupBy(stuck, ({ userId }) => userId)].map(([userId, rows]) => [
      userId,
      rows.map(({ sectionType, gradeId, skillId, failedSessions, drops }) => ({
        sectionType,
        gradeId,
        skillId,
        skillName: names.get(`${sectionType} ${gradeId} ${skillId}`) ?? skillId,
        failedSessions,
        drops,
      })),
    ]),
  )
}
