import type { RenderingOption } from '@wordstride/api'
import { PROGRAM_ID, type SectionType } from '@wordstride/core'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { type ProblemRow, problems } from '../db/schema'

/** A test knows no skills: its problems are listed by passage, and those without one together. */
const TEST_SKILL = { skillId: 'test', skillName: 'Test problems', standards: [] }
const WITHOUT_PASSAGE = 'All problems'

/** The title of what is read before the question; null where there is nothing to read. */
const passageTitle = sql<
  string | null
>`jsonb_path_query_first(${problems.problem}, '$.problemItems[*] ? (@.kind == "passage").title') #>> '{}'`

interface TestPlace {
  sectionType: SectionType
  gradeId: number
}

/** The parts of a grade's tests, as choices of the rendering tool: the passage stands where a chapter does. */
export async function findTestParts(db: Database): Promise<RenderingOption[]> {
  const rows = await db
    .select({ sectionType: problems.sectionType, gradeId: problems.gradeId, title: passageTitle })
    .from(problems)
    .where(and(eq(problems.pool, 'T'), eq(problems.isRetired, false)))
    .orderBy(asc(problems.sectionType), asc(problems.gradeId), asc(problems.problemSeq))
  const titles = new Map<string, { place: TestPlace; titles: Set<string> }>()
  for (const { title, ...place } of rows) {
    const key = `${place.sectionType} ${place.gradeId}`
    const known = titles.get(key) ?? { place, titles: new Set<string>() }
    known.titles.add(title ?? WITHOUT_PASSAGE)
    titles.set(key, known)
  }
  return [...titles.values()].flatMap(({ place, titles: parts }) =>
    [...parts].map((chapterName, i) => ({
      programId: PROGRAM_ID,
      phases: ['test' as const],
      ...place,
      chapterId: i + 1,
      chapterName,
      ...TEST_SKILL,
    })),
  )
}

/** The problems of one part, in their order. */
export async function findProblemsOfPart(
  db: Database,
  { sectionType, gradeId, chapterId }: TestPlace & { chapterId: number },
): Promise<ProblemRow[]> {
  const rows = await db
    .select({ row: problems, title: passageTitle })
    .from(problems)
    .where(
      and(
        eq(problems.sectionType, sectionType),
        eq(problems.gradeId, gradeId),
        eq(problems.pool, 'T'),
        eq(problems.isRetired, false),
      ),
    )
    .orderBy(asc(problems.problemSeq))
  const parts = [...new Set(rows.map(({ title }) => title))]
  return rows.filter(({ title }) => parts.indexOf(title) === chapterId - 1).map(({ row }) => row)
}
