import type { TestSection, TestStagePlan } from '@wordstride/learning'
import { and, eq, inArray, lte, max } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { type ProblemRow, problems, testProblems, testSessions } from '../../db/schema'
import { type Candidate, chooseTestProblems } from './chooseTestProblems'

interface TestCandidate extends Candidate {
  row: ProblemRow
}

export interface ChosenProblem {
  row: ProblemRow
  /** Whose pace it has. */
  section: TestSection
}

interface Block {
  kind?: string
  title?: string
}

/** What stands above the problem: equal in two problems about the same text. */
const blocksOf = ({ problem }: ProblemRow): readonly Block[] => (problem.problemItems ?? []) as Block[]

const passageOf = (row: ProblemRow): string | null =>
  blocksOf(row).find(({ kind }) => kind === 'passage')?.title ?? null

const contentOf = (row: ProblemRow): string => `${row.skillId} ${JSON.stringify(blocksOf(row))}`

async function findLastSeen(db: Database, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ problemId: testProblems.problemId, seenAt: max(testSessions.startedAt) })
    .from(testSessions)
    .innerJoin(
      testProblems,
      and(eq(testProblems.userId, testSessions.userId), eq(testProblems.sessionId, testSessions.sessionId)),
    )
    .where(eq(testSessions.userId, userId))
    .groupBy(testProblems.problemId)
  return new Map(rows.map(({ problemId, seenAt }) => [problemId, seenAt?.getTime() ?? 0]))
}

const ofTests = (...sections: TestSection[]) =>
  and(inArray(problems.sectionType, sections), eq(problems.pool, 'T'), eq(problems.isRetired, false))

const findTestPool = (db: Database, section: TestSection, gradeId: number): Promise<ProblemRow[]> =>
  db
    .select()
    .from(problems)
    .where(and(ofTests(section), eq(problems.gradeId, gradeId)))

/** The other grades that have tests, the nearest first, of two the lower one. */
async function findOtherGrades(db: Database, section: TestSection, gradeId: number): Promise<number[]> {
  const rows = await db.selectDistinct({ grade: problems.gradeId }).from(problems).where(ofTests(section))
  return rows
    .map(({ grade }) => grade)
    .filter((grade) => grade !== gradeId)
    .sort((a, b) => Math.abs(a - gradeId) - Math.abs(b - gradeId) || a - b)
}

/** Whether there are problems for a test of the section at the grade. */
export async function hasTestProblems(
  db: Database,
  sections: readonly TestSection[],
  gradeId: number,
): Promise<boolean> {
  const found = await db.$count(problems, and(ofTests(...sections), eq(problems.gradeId, gradeId)))
  return found > 0
}

/** SR-07: the forms of a word up to this level are chosen, not written. Those above speak or spell the word. */
const LAST_CHOICE_LEVEL = 2

/** Graded problems of the grade's own lessons, for a long test; none that asks what a chosen one asks. */
async function findLessonPool(
  db: Database,
  section: 'ae.ls' | 'ae.voc',
  gradeId: number,
  chosen: readonly TestCandidate[],
): Promise<ProblemRow[]> {
  const rows = await db
    .select()
    .from(problems)
    .where(
      and(
        eq(problems.sectionType, section === 'ae.voc' ? 'ae.voc' : 'ae.la'),
        eq(problems.gradeId, gradeId),
        eq(problems.pool, 'P'),
        eq(problems.isRetired, false),
        section === 'ae.voc' ? lte(problems.level, LAST_CHOICE_LEVEL) : undefined,
      ),
    )
  const asked = new Set(chosen.map(({ row }) => contentOf(row)))
  return rows.filter((row) => passageOf(row) === null && !asked.has(contentOf(row)))
}

/**
 * SR-30. The pool of a grade is made for a diagnostic test; a longer one goes on with the lessons of the grade, then,
 * as reading does at once, with the tests of the nearest grades.
 */
async function draw(
  db: Database,
  { section, count }: TestStagePlan['draws'][number],
  gradeId: number,
  lastSeen: ReadonlyMap<string, number>,
): Promise<ChosenProblem[]> {
  const toCandidate = (row: ProblemRow): TestCandidate => ({
    row,
    problemId: row.problemId,
    skillId: row.skillId,
    problemSeq: row.problemSeq,
    passage: passageOf(row),
    lastSeen: lastSeen.get(row.problemId) ?? 0,
  })
  const take = (rows: readonly ProblemRow[]) =>
    chosen.push(...chooseTestProblems(rows.map(toCandidate), count - chosen.length))
  const chosen: TestCandidate[] = []
  take(await findTestPool(db, section, gradeId))
  if (chosen.length === 0 || chosen.length === count) return chosen.map(({ row }) => ({ row, section }))
  if (section !== 'ae.rc') take(await findLessonPool(db, section, gradeId, chosen))
  for (const grade of await findOtherGrades(db, section, gradeId)) {
    if (chosen.length < count) take(await findTestPool(db, section, grade))
  }
  return chosen.map(({ row }) => ({ row, section }))
}

/** The problems of every stage of a test, in their order. */
export async function drawTest(
  db: Database,
  plan: readonly TestStagePlan[],
  { userId, gradeId }: { userId: string; gradeId: number },
): Promise<ChosenProblem[][]> {
  const lastSeen = await findLastSeen(db, userId)
  const stages: ChosenProblem[][] = []
  for (const { draws } of plan) {
    const chosen: ChosenProblem[] = []
    for (const one of draws) chosen.push(...(await draw(db, one, gradeId, lastSeen)))
    stages.push(chosen)
  }
  return stages
}
