import type { StuckSkill } from '@wordstride/api'
import { and, asc, gte, lt, sql } from 'drizzle-orm'
import type { Week } from '../../calendar/week'
import { among } from '../../db/among'
import type { Database } from '../../db/database'
import { isSameSkill } from '../../db/sameRow'
import { skillResults, skills } from '../../db/schema'
import { findStuckSkills } from '../../home/staff/stuckSkills'
import { findWeekWork } from '../../home/staff/weekWork'
import { groupBy } from '../../lists/groupBy'
import { levelIn } from '../../standing/skillStandings'

/** What one student did in a week that is over. */
export interface StudentWeek {
  minutes: number
  points: number
  /** Names of the skills that were learned. */
  learned: string[]
  stuckOn: StuckSkill[]
}

/** Skills that rose from level 0. */
async function findLearned(
  db: Database,
  userIds: readonly string[],
  { startsAt, endsAt }: Week,
): Promise<Map<string, { skillName: string }[]>> {
  const rows = await db
    .selectDistinct({ userId: skillResults.userId, skillName: skills.skillName })
    .from(skillResults)
    .innerJoin(skills, isSameSkill(skills, skillResults))
    .where(
      and(
        among(skillResults.userId, userIds),
        gte(skillResults.decidedAt, startsAt),
        lt(skillResults.decidedAt, endsAt),
        sql`${levelIn(skillResults.before)} = 0 and ${levelIn(skillResults.after)} > 0`,
      ),
    )
    .orderBy(asc(skills.skillName))
  return groupBy(rows, ({ userId }) => userId)
}

/** The number of statements does not depend on that of the students. */
export async function findStudentWeeks(
  db: Database,
  userIds: readonly string[],
  week: Week,
  now: Date,
): Promise<(userId: string) => StudentWeek> {
  if (userIds.length === 0) return () => ({ minutes: 0, points: 0, learned: [], stuckOn: [] })
  const [work, learned, stuck] = await Promise.all([
    findWeekWork(db, userIds, week, now),
    findLearned(db, userIds, week),
    findStuckSkills(db, userIds, week, now),
  ])
  return (userId) => ({
    minutes: Math.round(work.get(userId)?.minutes ?? 0),
    points: work.get(userId)?.points ?? 0,
    learned: (learned.get(userId) ?? []).map(({ skillName }) => skillName),
    stuckOn: stuck.get(userId) ?? [],
  })
}
