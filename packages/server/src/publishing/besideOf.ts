import type { PackProblem } from '@wordstride/content'
import { and, eq, or, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database'
import { problems } from '../db/schema'
import type { Builder } from './loadBuilder'
import { toEntry } from './places'

const isOfTest = eq(problems.pool, 'T')
const isOfLanguageLesson = eq(problems.sectionType, 'ae.la')

/**
 * What has words in a row in common with these problems: of lessons tests, of tests and of lessons in language arts
 * other lessons, of all grades. A grade is read at a time, so that other requests are answered in between.
 */
export async function besideOf(
  db: Database,
  { sharesRunWith }: Builder,
  entries: readonly PackProblem[],
): Promise<PackProblem[]> {
  const wanted: SQL[] = []
  if (entries.some(({ pool }) => pool !== 'T')) wanted.push(isOfTest)
  if (entries.some(({ problem }) => problem.section_type !== 'ae.voc')) wanted.push(isOfLanguageLesson)
  if (wanted.length === 0) return []
  const isShared = sharesRunWith(entries)
  const grades = await db.selectDistinct({ gradeId: problems.gradeId }).from(problems)
  const found: PackProblem[] = []
  for (const { gradeId } of grades) {
    const rows = await db
      .select()
      .from(problems)
      .where(and(eq(problems.gradeId, gradeId), eq(problems.isRetired, false), or(...wanted)))
    found.push(...rows.map(toEntry).filter(isShared))
  }
  return found
}
