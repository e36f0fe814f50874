import type { CourseSection } from '@wordstride/core'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { scoreDays } from '../../db/schema'
import { findStoredScores } from '../../standing/storedScores'

export interface DayScore {
  /** YYYY-MM-DD. */
  day: string
  projectedScore: number
}

/** The scores of a grade, the oldest first; each holds until the next one. */
export interface GradeHistory {
  gradeId: number
  scores: DayScore[]
}

interface Of {
  userId: string
  sectionType: CourseSection
}

/** What was kept, and the standing of today, by grade. */
export async function findScoreHistory(
  db: Database,
  { userId, sectionType }: Of,
  today: string,
  now: Date,
): Promise<GradeHistory[]> {
  const [kept, standings] = await Promise.all([
    db
      .select({
        gradeId: scoreDays.gradeId,
        day: scoreDays.day,
        projectedScore: scoreDays.projectedScore,
      })
      .from(scoreDays)
      .where(and(eq(scoreDays.userId, userId), eq(scoreDays.sectionType, sectionType)))
      .orderBy(asc(scoreDays.gradeId), asc(scoreDays.day)),
    findStoredScores(db, { userId, sectionType }, now),
  ])
  const grades = [...new Set([...kept, ...standings].map(({ gradeId }) => gradeId))].sort((a, b) => a - b)
  return grades.map((gradeId) => {
    const scores = kept
      .filter((row) => row.gradeId === gradeId && row.day <= today)
      .map(({ day, projectedScore }) => ({ day, projectedScore }))
    const standing = standings.find((row) => row.gradeId === gradeId)
    if (!standing) return { gradeId, scores }
    const before = scores.filter(({ day }) => day < today)
    return { gradeId, scores: [...before, { day: today, projectedScore: standing.projectedScore }] }
  })
}

/** The score that held at the end of a day; null before the first one. */
export const scoreOn = ({ scores }: GradeHistory, day: string): number | null =>
  scores.findLast((score) => score.day <= day)?.projectedScore ?? null
