import { TZDate } from '@date-fns/tz'
import type { DroppedSkill } from '@wordstride/api'
import { format } from 'date-fns'
import { and, asc, eq, gte } from 'drizzle-orm'
import type { Database } from '../db/database'
import { skillResults } from '../db/schema'
import { findUserSkills } from '../standing/skillStandings'
import type { Week } from './week'

/** SR-23: the skills that are lower now than at some moment of the week, in teaching order. */
export async function findDroppedSkills(
  db: Database,
  userId: string,
  week: Week,
  timeZone: string,
): Promise<DroppedSkill[]> {
  const results = await db
    .select()
    .from(skillResults)
    .where(and(eq(skillResults.userId, userId), gte(skillResults.decidedAt, week.startsAt)))
    .orderBy(asc(skillResults.seq))
  if (results.length === 0) return []
  const dropped: DroppedSkill[] = []
  for (const { skill, level } of await findUserSkills(db, { userId })) {
    const { sectionType, gradeId, skillId, skillName } = skill
    const own = results.filter(
      (row) => row.sectionType === sectionType && row.gradeId === gradeId && row.skillId === skillId,
    )
    const highest = Math.max(...own.flatMap(({ before, after }) => [before.level, after.level]))
    const fall = own.findLast(({ before, after }) => after.level < before.level)
    if (!fall || highest <= level) continue
    dropped.push({
      skillId,
      skillName,
      gradeId,
      sectionType,
      from: highest,
      to: level,
      date: format(new TZDate(fall.decidedAt, timeZone), 'yyyy-MM-dd'),
    })
  }
  return dropped
}
