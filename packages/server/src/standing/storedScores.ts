import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { gradeStandings } from '../db/schema'
import type { GradePlace } from './gradePlaces'
import { findScores } from './gradeScore'
import { runningSince } from './runningSince'
import { wordsStillAsked } from './wordsStillAsked'

type Of = Pick<GradePlace, 'sectionType'> & Partial<GradePlace> & { userId: string }

/** The scores of a section as the last answers left them, as they are told: how far one fell can tell which word fell (SR-07). */
export async function findStoredScores(
  db: Database,
  { userId, sectionType, gradeId }: Of,
  now: Date,
): Promise<{ gradeId: number; projectedScore: number }[]> {
  const asked = wordsStillAsked(db, { isOfStudents: (id) => eq(id, userId), since: runningSince(now) })
  const rows = await db
    .select({
      gradeId: gradeStandings.gradeId,
      projectedScore: gradeStandings.projectedScore,
      isOfAskedWord: sql<boolean>`exists (select from ${asked} where ${asked.sectionType} = ${gradeStandings.sectionType}
        and ${asked.gradeId} = ${gradeStandings.gradeId})`,
    })
    .from(gradeStandings)
    .where(
      and(
        eq(gradeStandings.userId, userId),
        eq(gradeStandings.sectionType, sectionType),
        gradeId === undefined ? undefined : eq(gradeStandings.gradeId, gradeId),
      ),
    )
  const fallen = rows.filter(({ isOfAskedWord }) => isOfAskedWord)
  const places = fallen.map((row) => ({ sectionType, gradeId: row.gradeId }))
  const told = places.length > 0 ? await findScores(db, userId, places, now) : []
  return rows.map((row) => ({
    gradeId: row.gradeId,
    projectedScore: told[fallen.indexOf(row)] ?? row.projectedScore,
  }))
}
