import type { DroppedSkill } from '@wordstride/api'
import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { localDate } from '../calendar/localDate'
import type { Week } from '../calendar/week'
import type { Database } from '../db/database'
import { skillResults } from '../db/schema'
import { shortReading } from '../db/shortReading'
import { findToldSkills, levelIn } from '../standing/skillStandings'

const movesOf = shortReading((db) =>
  db
    .select({
      sectionType: skillResults.sectionType,
      gradeId: skillResults.gradeId,
      skillId: skillResults.skillId,
      before: levelIn(skillResults.before),
      after: levelIn(skillResults.after),
      decidedAt: skillResults.decidedAt,
    })
    .from(skillResults)
    .where(
      and(
        eq(skillResults.userId, sql.placeholder('userId')),
        gte(skillResults.decidedAt, sql.param(sql.placeholder('since'), skillResults.decidedAt)),
      ),
    )
    .orderBy(asc(skillResults.seq))
    .prepare('moves_of_week'),
)

/** SR-23: the skills that are lower now than at some moment of the week, in teaching order. */
export async function findDroppedSkills(
  db: Database,
  userId: string,
  week: Week,
  now: Date,
): Promise<DroppedSkill[]> {
  const moves = await movesOf(db).execute({ userId, since: week.startsAt })
  if (moves.every(({ before, after }) => after >= before)) return []
  const dropped: DroppedSkill[] = []
  for (const { skill, level, stillAsked } of await findToldSkills(db, { userId }, now)) {
    const { sectionType, gradeId, skillId, skillName } = skill
    const own = moves.filter(
      (row) =>
        row.sectionType === sectionType &&
        row.gradeId === gradeId &&
        row.skillId === skillId &&
        (stillAsked === null || row.decidedAt < stillAsked.movedAt),
    )
    const highest = Math.max(...own.flatMap(({ before, after }) => [before, after]))
    const fall = own.findLast(({ before, after }) => after < before)
    if (!fall || highest <= level) continue
    dropped.push({
      skillId,
      skillName,
      gradeId,
      sectionType,
      from: highest,
      to: level,
      date: localDate(fall.decidedAt, week.timeZone),
    })
  }
  return dropped
}
