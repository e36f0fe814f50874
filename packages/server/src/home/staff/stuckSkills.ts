import type { StuckSkill } from '@wordstride/api'
import { and, eq, gte, inArray, isNotNull, lt, type SQLWrapper, sql } from 'drizzle-orm'
import type { Week } from '../../assignments/week'
import type { Database } from '../../db/database'
import { sessions, skillResults, skills } from '../../db/schema'
import { RESUME_MS } from '../../sessions/log/openSession'
import { groupByUser } from './groupByUser'

/** Failures on one skill in one week, after which a student is stuck on it. */
const FAILURES = 2
/** Who leaves a session sooner has only had a look (milliseconds). */
const WORKED_MS = 60_000

interface Failures extends Omit<StuckSkill, 'skillName'> {
  userId: string
  lastFailedAt: Date | null
  lastSucceededAt: Date | null
}

type Where = { userIds: string[]; week: Week; now: Date }

const latest = (a: Date | null, b: Date | null): Date | null => (a === null || (b !== null && b > a) ? b : a)

/** Learning sessions without a pass, and passes. */
async function findSessions(db: Database, { userIds, week, now }: Where): Promise<Failures[]> {
  const leftBefore = new Date(now.getTime() - RESUME_MS)
  const isFailed = sql`(${sessions.activeMs} >= ${WORKED_MS}::int and (${inArray(sessions.sessionStatus, ['left', 'timed_out'])}
    or (${eq(sessions.sessionStatus, 'in_progress')} and ${lt(sessions.startedAt, leftBefore)})))`
  const failedSessions = sql<number>`count(*) filter (where ${isFailed})`.mapWith(Number)
  return db
    .select({
      userId: sessions.userId,
      sectionType: sessions.sectionType,
      gradeId: sessions.gradeId,
      skillId: sql<string>`${sessions.skillId}`,
      failedSessions,
      drops: sql<number>`0`.mapWith(Number),
      lastFailedAt: sql<Date | null>`max(${sessions.startedAt}) filter (where ${isFailed})`.mapWith(
        sessions.startedAt,
      ),
      lastSucceededAt:
        sql<Date | null>`max(${sessions.startedAt}) filter (where ${eq(sessions.sessionStatus, 'passed')})`.mapWith(
          sessions.startedAt,
        ),
    })
    .from(sessions)
    .where(
      and(
        inArray(sessions.userId, userIds),
        eq(sessions.phase, 'LEARNING_SESSION'),
        isNotNull(sessions.skillId),
        gte(sessions.startedAt, week.startsAt),
        lt(sessions.startedAt, week.endsAt),
      ),
    )
    .groupBy(sessions.userId, sessions.sectionType, sessions.gradeId, sessions.skillId)
    .having(sql`count(*) filter (where ${isFailed}) > 0`)
}

const levelIn = (state: SQLWrapper) => sql`(${state}->>'level')::int`

/** Falls of a level, and rises. */
async function findDrops(db: Database, { userIds, week }: Where): Promise<Failures[]> {
  const isDrop = sql`${levelIn(skillResults.after)} < ${levelIn(skillResults.before)}`
  const isRise = sql`${levelIn(skillResults.after)} > ${levelIn(skillResults.before)}`
  const time = (which: typeof isDrop) =>
    sql<Date | null>`max(${skillResults.decidedAt}) filter (where ${which})`.mapWith(skillResults.decidedAt)
  return db
    .select({
      userId: skillResults.userId,
      sectionType: skillResults.sectionType,
      gradeId: skillResults.gradeId,
      skillId: skillResults.skillId,
      failedSessions: sql<number>`0`.mapWith(Number),
      drops: sql<number>`count(*) filter (where ${isDrop})`.mapWith(Number),
      lastFailedAt: time(isDrop),
      lastSucceededAt: time(isRise),
    })
    .from(skillResults)
    .where(
      and(
        inArray(skillResults.userId, userIds),
        gte(skillResults.decidedAt, week.startsAt),
        lt(skillResults.decidedAt, week.endsAt),
      ),
    )
    .groupBy(skillResults.userId, skillResults.sectionType, skillResults.gradeId, skillResults.skillId)
    .having(sql`count(*) filter (where ${isDrop}) > 0`)
}

const keyOf = ({ userId, sectionType, gradeId, skillId }: Failures) =>
  JSON.stringify([userId, sectionType, gradeId, skillId])

function addUp(rows: readonly Failures[]): Failures[] {
  const sums = new Map<string, Failures>()
  for (const row of rows) {
    const sum = sums.get(keyOf(row))
    if (sum === undefined) sums.set(keyOf(row), row)
    else
      sums.set(keyOf(row), {
        ...sum,
        failedSessions: sum.failedSessions + row.failedSessions,
        drops: sum.drops + row.drops,
        lastFailedAt: latest(sum.lastFailedAt, row.lastFailedAt),
        lastSucceededAt: latest(sum.lastSucceededAt, row.lastSucceededAt),
      })
  }
  return [...sums.values()]
}

/** Failed often enough, and no success since. */
const isStuck = ({ failedSessions, drops, lastFailedAt, lastSucceededAt }: Failures): boolean =>
  failedSessions + drops >= FAILURES &&
  lastFailedAt !== null &&
  (lastSucceededAt === null || lastSucceededAt < lastFailedAt)

async function findNames(db: Database, found: readonly Failures[]): Promise<Map<string, string>> {
  if (found.length === 0) return new Map()
  const rows = await db
    .select({
      sectionType: skills.sectionType,
      gradeId: skills.gradeId,
      skillId: skills.skillId,
      name: skills.skillName,
    })
    .from(skills)
    .where(inArray(skills.skillId, [...new Set(found.map(({ skillId }) => skillId))]))
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
  const where = { userIds: [...userIds], week, now }
  const failures = await Promise.all([findSessions(db, where), findDrops(db, where)])
  const stuck = addUp(failures.flat()).filter(isStuck)
  const names = await findNames(db, stuck)
  const ordered = stuck.sort((a, b) => b.failedSessions + b.drops - (a.failedSessions + a.drops))
  return new Map(
    [...groupByUser(ordered)].map(([userId, rows]) => [
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
