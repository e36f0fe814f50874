import type { Random } from '@wordstride/core'
import { MOST_GUESSABLE, type TestSection, type TestStagePlan } from '@wordstride/learning'
import { and, eq, inArray, lte, max } from 'drizzle-orm'
import { problemIdOf } from '../../content/rowIds'
import type { Database } from '../../db/database'
import { type ProblemRow, problems, skills, testProblems, testSessions } from '../../db/schema'
import { type Candidate, chooseTestProblems } from './chooseTestProblems'
import { parseRow } from './testProblem'

/** A stored problem with the place of its skill; problems of tests have topics that are no skills. */
interface PoolRow {
  row: ProblemRow
  chapterId: number | null
  skillSeq: number | null
}

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

/** A type that does not say how easily it is guessed counts as guessable. */
function guessChanceOf(row: ProblemRow): number {
  const known = parseRow(row)
  return known?.plugin.guessChance?.(known.problem) ?? 1
}

const MOST_SKILLS_OF_CHAPTER = 1000

export const toCandidate = (
  { row, chapterId, skillSeq }: PoolRow,
  lastSeen: ReadonlyMap<string, number>,
): TestCandidate => ({
  row,
  problemId: row.problemId,
  skillId: row.skillId,
  place: skillSeq === null ? row.problemSeq : (chapterId ?? 0) * MOST_SKILLS_OF_CHAPTER + skillSeq,
  problemSeq: row.problemSeq,
  passage: passageOf(row),
  lastSeen: lastSeen.get(problemIdOf(row.problemId)) ?? 0,
  tier: row.pool === 'T' ? 0 : 1,
  guessChance: guessChanceOf(row),
})

/** By the id in the files: a problem that was changed since is no new one to who knows it. */
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
  const lastSeen = new Map<string, number>()
  for (const { problemId, seenAt } of rows) {
    const id = problemIdOf(problemId)
    lastSeen.set(id, Math.max(lastSeen.get(id) ?? 0, seenAt?.getTime() ?? 0))
  }
  return lastSeen
}

const ofTests = (...sections: TestSection[]) =>
  and(inArray(problems.sectionType, sections), eq(problems.pool, 'T'), eq(problems.isRetired, false))

const selectPool = (db: Database) =>
  db
    .select({ row: problems, chapterId: skills.chapterId, skillSeq: skills.skillSeq })
    .from(problems)
    .leftJoin(
      skills,
      and(
        eq(skills.sectionType, problems.sectionType),
        eq(skills.gradeId, problems.gradeId),
        eq(skills.skillId, problems.skillId),
      ),
    )

const findTestPool = (db: Database, section: TestSection, gradeId: number): Promise<PoolRow[]> =>
  selectPool(db).where(and(ofTests(section), eq(problems.gradeId, gradeId)))

/** The other grades that have tests, the nearest first, of two the lower one. */
async function findOtherGrades(db: Database, section: TestSection, gradeId: number): Promise<number[]> {
  const rows = await db.selectDistinct({ grade: problems.gradeId }).from(problems).where(ofTests(section))
  return rows
    .map(({ grade }) => grade)
    .filter((grade) => grade !== gradeId)
    .sort((a, b) => Math.abs(a - gradeId) - Math.abs(b - gradeId) || a - b)
}

/** The grades that have problems for each of the sections. */
export async function findTestGrades(db: Database, sections: readonly TestSection[]): Promise<number[]> {
  const rows = await db
    .selectDistinct({ grade: problems.gradeId, section: problems.sectionType })
    .from(problems)
    .where(ofTests(...sections))
  const grades = [...new Set(rows.map(({ grade }) => grade))].sort((a, b) => a - b)
  return grades.filter((grade) =>
    sections.every((section) => rows.some((row) => row.grade === grade && row.section === section)),
  )
}

/** SR-07: the forms of a word up to this level are chosen, not written. Those above speak or spell the word. */
const LAST_CHOICE_LEVEL = 2

/** Graded problems of the grade's own lessons without a passage. */
async function findLessonPool(
  db: Database,
  section: 'ae.ls' | 'ae.voc',
  gradeId: number,
  mostLevel: number | undefined,
): Promise<PoolRow[]> {
  const rows = await selectPool(db).where(
    and(
      eq(problems.sectionType, section === 'ae.voc' ? 'ae.voc' : 'ae.la'),
      eq(problems.gradeId, gradeId),
      eq(problems.pool, 'P'),
      eq(problems.isRetired, false),
      mostLevel === undefined ? undefined : lte(problems.level, mostLevel),
    ),
  )
  return rows.filter(({ row }) => passageOf(row) === null)
}

type Draw = TestStagePlan['draws'][number]

interface Drawing {
  db: Database
  gradeId: number
  lastSeen: ReadonlyMap<string, number>
  random: Random
}

/**
 * SR-30: a diagnostic part takes what is hard to guess from the tests and the lessons of its grade, in the proportion
 * in which guesses alone place nobody.
 */
async function drawDiagnostic({ section, count }: Draw, drawing: Drawing): Promise<TestCandidate[]> {
  const { db, gradeId, lastSeen, random } = drawing
  const own = await findTestPool(db, section, gradeId)
  if (own.length === 0) return []
  const lessons = section === 'ae.rc' ? [] : await findLessonPool(db, section, gradeId, undefined)
  const pool = [...own, ...lessons].map((row) => toCandidate(row, lastSeen))
  return chooseTestProblems(pool, { count, mostGuessable: MOST_GUESSABLE[section], random })
}

/**
 * SR-30. The pool of a grade is made for a diagnostic test; a longer one goes on with the lessons of the grade, then,
 * as reading does at once, with the tests of the nearest grades. What was seen comes again after all of them.
 */
async function drawLong({ section, count }: Draw, drawing: Drawing): Promise<TestCandidate[]> {
  const { db, gradeId, lastSeen, random } = drawing
  const choice = { mostGuessable: count, random }
  const chosen: TestCandidate[] = []
  const seen: TestCandidate[] = []
  const asked = new Set<string>()
  const takeUnseen = (rows: readonly PoolRow[]) => {
    const pool = rows.map((row) => toCandidate(row, lastSeen)).filter(({ row }) => !asked.has(contentOf(row)))
    seen.push(...pool.filter(({ lastSeen: at }) => at > 0))
    const unseen = pool.filter(({ lastSeen: at }) => at === 0)
    const taken = chooseTestProblems(unseen, { ...choice, count: count - chosen.length })
    for (const { row } of taken) asked.add(contentOf(row))
    chosen.push(...taken)
  }
  const own = await findTestPool(db, section, gradeId)
  if (own.length === 0) return []
  takeUnseen(own)
  if (chosen.length < count && section !== 'ae.rc') {
    takeUnseen(
      await findLessonPool(db, section, gradeId, section === 'ae.voc' ? LAST_CHOICE_LEVEL : undefined),
    )
  }
  for (const grade of chosen.length < count ? await findOtherGrades(db, section, gradeId) : []) {
    if (chosen.length < count) takeUnseen(await findTestPool(db, section, grade))
  }
  const left = seen.filter(({ row }) => !asked.has(contentOf(row)))
  return [...chosen, ...chooseTestProblems(left, { ...choice, count: count - chosen.length })]
}

interface TestToDraw {
  userId: string
  gradeId: number
  isDiagnostic: boolean
  /** Decides among problems that are as good as each other. */
  random: Random
}

/** The problems of every stage of a test, in their order; none where the grade has nothing for one of its sections (TEST-19). */
export async function drawTest(
  db: Database,
  plan: readonly TestStagePlan[],
  { userId, gradeId, isDiagnostic, random }: TestToDraw,
): Promise<ChosenProblem[][]> {
  const drawing = { db, gradeId, lastSeen: await findLastSeen(db, userId), random }
  const stages: ChosenProblem[][] = []
  for (const { draws } of plan) {
    const chosen: ChosenProblem[] = []
    for (const one of draws) {
      const drawn = await (isDiagnostic ? drawDiagnostic(one, drawing) : drawLong(one, drawing))
      if (drawn.length === 0) return []
      chosen.push(...drawn.map(({ row }) => ({ row, section: one.section })))
    }
    stages.push(chosen)
  }
  return stages
}
