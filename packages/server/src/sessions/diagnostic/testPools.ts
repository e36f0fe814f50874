import type { Random } from '@wordstride/core'
import {
  MOST_GUESSABLE,
  planTest,
  type TestOrder,
  type TestSection,
  type TestStagePlan,
} from '@wordstride/learning'
import { and, eq, inArray, max } from 'drizzle-orm'
import { oncePerVersion, openContent } from '../../content/problemCache'
import { problemIdOf } from '../../content/rowIds'
import type { Database } from '../../db/database'
import { problems, testProblems, testSessions } from '../../db/schema'
import { type Candidate, chooseTestProblems } from './chooseTestProblems'
import { findLessons, findTests, type TestCandidate } from './testCandidates'

/** What a test of a grade may ask in one section. */
interface Pool {
  /** By grade; of other grades where the test may need them. */
  testsOf: ReadonlyMap<number, readonly TestCandidate[]>
  lessons: readonly TestCandidate[]
}

export type TestPools = ReadonlyMap<TestSection, Pool>

/** The grades that have problems for each of the sections. */
export async function findTestGrades(db: Database, sections: readonly TestSection[]): Promise<number[]> {
  const rows = await db
    .selectDistinct({ grade: problems.gradeId, section: problems.sectionType })
    .from(problems)
    .where(
      and(
        inArray(problems.sectionType, [...sections]),
        eq(problems.pool, 'T'),
        eq(problems.isRetired, false),
      ),
    )
  const grades = [...new Set(rows.map(({ grade }) => grade))].sort((a, b) => a - b)
  return grades.filter((grade) =>
    sections.every((section) => rows.some((row) => row.grade === grade && row.section === section)),
  )
}

const findGrades = oncePerVersion((db, section: TestSection) => findTestGrades(db, [section]))

/**
 * Known to the process after the first time, as long as the content stays. Outside of any transaction. A diagnostic test
 * needs its own grade alone, and the first one after a release does not wait until all others are parsed.
 */
export async function openTestPools(db: Database, order: TestOrder, gradeId: number): Promise<TestPools> {
  const content = await openContent(db)
  const openPool = async (section: TestSection): Promise<Pool> => {
    const grades = order.testType === 'diagnostic' ? [gradeId] : await findGrades(content, section)
    const [lessons, ...tests] = await Promise.all([
      findLessons(content, section, gradeId),
      ...grades.map((grade) => findTests(content, section, grade)),
    ])
    const ofGrades = grades.map((grade, i) => [grade, tests[i] ?? []] as const)
    return { testsOf: new Map(ofGrades.filter(([, found]) => found.length > 0)), lessons }
  }
  const sections = new Set(planTest(order).flatMap(({ draws }) => draws.map(({ section }) => section)))
  return new Map(
    await Promise.all([...sections].map(async (section) => [section, await openPool(section)] as const)),
  )
}

export interface ChosenProblem {
  problemId: string
  /** Whose pace it has. */
  section: TestSection
}

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

/** The other grades that have tests, the nearest first, of two the lower one. */
const otherGrades = ({ testsOf }: Pool, gradeId: number): number[] =>
  [...testsOf.keys()]
    .filter((grade) => grade !== gradeId)
    .sort((a, b) => Math.abs(a - gradeId) - Math.abs(b - gradeId) || a - b)

/** SR-07: the forms of a word up to this level are chosen, not written. Those above speak or spell the word. */
const LAST_CHOICE_LEVEL = 2

/** What a longer test takes of the lessons. */
const isForLongTests = (section: TestSection, { level }: TestCandidate): boolean =>
  section !== 'ae.voc' || (level !== null && level <= LAST_CHOICE_LEVEL)

type Draw = TestStagePlan['draws'][number]
type SeenCandidate = TestCandidate & Candidate

interface Drawing {
  gradeId: number
  lastSeen: ReadonlyMap<string, number>
  random: Random
}

const withLastSeen = (pool: readonly TestCandidate[], { lastSeen }: Drawing): SeenCandidate[] =>
  pool.map((one) => ({ ...one, lastSeen: lastSeen.get(problemIdOf(one.problemId)) ?? 0 }))

/**
 * SR-30: a diagnostic part takes what is hard to guess from the tests and the lessons of its grade, in the proportion
 * in which guesses alone place nobody.
 */
function drawDiagnostic({ section, count }: Draw, { testsOf, lessons }: Pool, drawing: Drawing) {
  const own = testsOf.get(drawing.gradeId)
  if (!own) return []
  const pool = withLastSeen([...own, ...lessons], drawing)
  return chooseTestProblems(pool, {
    count,
    mostGuessable: MOST_GUESSABLE[section],
    random: drawing.random,
  })
}

/**
 * SR-30. The pool of a grade is made for a diagnostic test; a longer one goes on with the lessons of the grade, then,
 * as reading does at once, with the tests of the nearest grades. What was seen comes again after all of them.
 */
function drawLong({ section, count }: Draw, pool: Pool, drawing: Drawing) {
  const { testsOf, lessons } = pool
  const { gradeId, random } = drawing
  const choice = { mostGuessable: count, random }
  const chosen: SeenCandidate[] = []
  const seen: SeenCandidate[] = []
  const asked = new Set<string>()
  const isNew = ({ contentKey }: TestCandidate) => !asked.has(contentKey)
  const takeUnseen = (candidates: readonly TestCandidate[]) => {
    if (chosen.length >= count) return
    const open = withLastSeen(candidates.filter(isNew), drawing)
    seen.push(...open.filter(({ lastSeen }) => lastSeen > 0))
    const unseen = open.filter(({ lastSeen }) => lastSeen === 0)
    const taken = chooseTestProblems(unseen, { ...choice, count: count - chosen.length })
    for (const { contentKey } of taken) asked.add(contentKey)
    chosen.push(...taken)
  }
  const own = testsOf.get(gradeId)
  if (!own) return []
  takeUnseen(own)
  takeUnseen(lessons.filter((one) => isForLongTests(section, one)))
  for (const grade of otherGrades(pool, gradeId)) takeUnseen(testsOf.get(grade) ?? [])
  const left = seen.filter(isNew)
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
  pools: TestPools,
  { userId, gradeId, isDiagnostic, random }: TestToDraw,
): Promise<ChosenProblem[][]> {
  const drawing = { gradeId, lastSeen: await findLastSeen(db, userId), random }
  const stages: ChosenProblem[][] = []
  for (const { draws } of plan) {
    const chosen: ChosenProblem[] = []
    for (const one of draws) {
      const { section } = one
      const pool = pools.get(section)
      const drawn = pool ? (isDiagnostic ? drawDiagnostic : drawLong)(one, pool, drawing) : []
      if (drawn.length === 0) return []
      chosen.push(...drawn.map(({ problemId }) => ({ problemId, section })))
    }
    stages.push(chosen)
  }
  return stages
}
