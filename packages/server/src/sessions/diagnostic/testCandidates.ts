import { hash } from 'node:crypto'
import type { TestSection } from '@wordstride/learning'
import { and, eq, type SQL } from 'drizzle-orm'
import { oncePerVersion } from '../../content/problemCache'
import type { Database } from '../../db/database'
import { isSameSkill } from '../../db/sameRow'
import { type ProblemRow, problems, skills } from '../../db/schema'
import type { Candidate } from './chooseTestProblems'
import { parseRow } from './testProblem'

/** A problem that a test may ask, without what a student has seen of it, and without its content. */
export interface TestCandidate extends Omit<Candidate, 'lastSeen'> {
  gradeId: number
  /** Of a problem of a lesson. */
  level: number | null
  /** Equal in two problems about the same text. */
  contentKey: string
}

/** A stored problem with the place of its skill; problems of tests have topics that are no skills. */
interface PoolRow {
  row: ProblemRow
  chapterId: number | null
  skillSeq: number | null
}

interface Block {
  kind?: string
  title?: string
}

/** What stands above the problem. */
const blocksOf = ({ problem }: ProblemRow): readonly Block[] => (problem.problemItems ?? []) as Block[]

const passageOf = (row: ProblemRow): string | null =>
  blocksOf(row).find(({ kind }) => kind === 'passage')?.title ?? null

const contentKeyOf = (row: ProblemRow): string =>
  hash('sha256', `${row.skillId} ${JSON.stringify(blocksOf(row))}`, 'base64')

/** A type that does not say how easily it is guessed counts as guessable. */
function guessChanceOf(row: ProblemRow): number {
  const known = parseRow(row)
  return known?.plugin.guessChance?.(known.problem) ?? 1
}

const MOST_SKILLS_OF_CHAPTER = 1000

export const toCandidate = ({ row, chapterId, skillSeq }: PoolRow): TestCandidate => ({
  problemId: row.problemId,
  skillId: row.skillId,
  place: skillSeq === null ? row.problemSeq : (chapterId ?? 0) * MOST_SKILLS_OF_CHAPTER + skillSeq,
  problemSeq: row.problemSeq,
  passage: passageOf(row),
  tier: row.pool === 'T' ? 0 : 1,
  guessChance: guessChanceOf(row),
  gradeId: row.gradeId,
  level: row.level,
  contentKey: contentKeyOf(row),
})

async function loadCandidates(db: Database, ...conditions: SQL[]): Promise<TestCandidate[]> {
  const rows = await db
    .select({ row: problems, chapterId: skills.chapterId, skillSeq: skills.skillSeq })
    .from(problems)
    .leftJoin(skills, isSameSkill(skills, problems))
    .where(and(eq(problems.isRetired, false), ...conditions))
  return rows.map(toCandidate)
}

/** Made for tests of the grade. */
export const findTests = oncePerVersion((db, section: TestSection, gradeId: number) =>
  loadCandidates(
    db,
    eq(problems.sectionType, section),
    eq(problems.gradeId, gradeId),
    eq(problems.pool, 'T'),
  ),
)

/** Graded problems of the grade's own lessons without a passage; there are none about reading. */
export const findLessons = oncePerVersion(async (db, section: TestSection, gradeId: number) => {
  if (section === 'ae.rc') return []
  const ofGrade = await loadCandidates(
    db,
    eq(problems.sectionType, section === 'ae.voc' ? 'ae.voc' : 'ae.la'),
    eq(problems.gradeId, gradeId),
    eq(problems.pool, 'P'),
  )
  return ofGrade.filter(({ passage }) => passage === null)
})
