import type { PackProblem } from '@wordstride/content'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../db/database'
import { problems } from '../db/schema'
import { toEntry } from './places'

/** What must have nothing in common with these problems: of lessons all tests, of tests the lessons of their grade. */
export async function besideOf(db: Database, entries: readonly PackProblem[]): Promise<PackProblem[]> {
  const grades = entries.flatMap(({ pool, problem }) =>
    pool === 'T' && problem.section_type !== 'ae.voc' ? problem.grade_id : [],
  )
  const hasLessons = entries.some(({ pool }) => pool !== 'T')
  const isOfTest = and(inArray(problems.sectionType, ['ae.ls', 'ae.rc']), eq(problems.pool, 'T'))
  const isOfLesson = and(eq(problems.sectionType, 'ae.la'), inArray(problems.gradeId, grades))
  const wanted = [...(hasLessons ? [isOfTest] : []), ...(grades.length > 0 ? [isOfLesson] : [])]
  if (wanted.length === 0) return []
  const rows = await db
    .select()
    .from(problems)
    .where(and(eq(problems.isRetired, false), or(...wanted)))
  return rows.map(toEntry)
}
