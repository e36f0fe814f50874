import type { CourseSection } from '@wordstride/core'
import { subDays } from 'date-fns'
import { localDate } from '../calendar/localDate'
import type { Database } from '../db/database'
import { scoreDays } from '../db/schema'

const DEMO_STUDENTS = ['student', 'student2']
/** How long ago the first row is, and the days between two. */
const BEGIN_DAYS = 170
const STEP_DAYS = 5

interface Course {
  sectionType: CourseSection
  gradeId: number
  /** Days ago. */
  from: number
  to: number
  /** The score at its beginning and at its end. */
  scores: readonly [number, number]
}

const COURSES: readonly Course[] = [
  { sectionType: 'ae.la', gradeId: 1, from: BEGIN_DAYS, to: 60, scores: [18, 92] },
  { sectionType: 'ae.la', gradeId: 2, from: 70, to: 0, scores: [4, 55] },
  { sectionType: 'ae.voc', gradeId: 1, from: BEGIN_DAYS, to: 90, scores: [12, 88] },
  { sectionType: 'ae.voc', gradeId: 2, from: 95, to: 0, scores: [6, 63] },
]

/** Slower towards the end, as scores are, and down a little on every fourth day. */
function scoreAt({ from, to, scores: [first, last] }: Course, daysAgo: number): number {
  const part = (from - daysAgo) / (from - to)
  const setback = Math.round(daysAgo / STEP_DAYS) % 4 === 0 ? 1.5 : 0
  return Number((first + (last - first) * Math.sqrt(part) - (part === 0 ? 0 : setback)).toFixed(4))
}

/** Some months of scores, so that the charts of a demonstration have something to show. Never call it in production. */
export async function seedDemoScores(db: Database, now: Date, timeZone: string): Promise<void> {
  const rows = DEMO_STUDENTS.flatMap((userId) =>
    COURSES.flatMap((course) => {
      const { sectionType, gradeId, from, to } = course
      const count = Math.floor((from - to) / STEP_DAYS)
      return Array.from({ length: count }, (_, i) => from - i * STEP_DAYS).map((daysAgo) => ({
        userId,
        sectionType,
        gradeId,
        day: localDate(subDays(now, daysAgo), timeZone),
        projectedScore: scoreAt(course, daysAgo),
      }))
    }),
  )
  await db.insert(scoreDays).values(rows).onConflictDoNothing()
}
