import { type ContentPack, openContentPack, type PackProblem } from '@wordstride/content'
import type { TestSection } from '@wordstride/learning'
import type { Candidate } from '../../../packages/server/src/sessions/diagnostic/chooseTestProblems'
import { toCandidate } from '../../../packages/server/src/sessions/diagnostic/testCandidates'

/** A problem as the server would choose it, with what the model of a student needs. */
export interface PoolProblem extends Candidate {
  entry: PackProblem
  gradeId: number
  section: TestSection
  /** Where it stands among the skills or words of its grade: 0 the first, 1 the last. */
  share: number
}

/** By section and grade: all that a diagnostic part may ask there. */
export type Pools = ReadonlyMap<string, readonly PoolProblem[]>

export const poolKey = (section: TestSection, grade: number): string => `${section} ${grade}`

interface Place {
  chapterId: number | null
  skillSeq: number | null
}

function toPoolProblem(entry: PackProblem, { chapterId, skillSeq }: Place): Omit<PoolProblem, 'share'> {
  const { section_type, grade_id, skill_id } = entry.problem
  const row = {
    problemId: entry.problem_id,
    sectionType: section_type,
    gradeId: grade_id,
    skillId: skill_id,
    pool: entry.pool,
    problemSeq: entry.problem_seq,
    level: entry.level,
    problem: entry.problem,
    isRetired: false,
    changedAt: null,
  }
  const section = section_type === 'ae.la' ? 'ae.ls' : section_type
  return { ...toCandidate({ row, chapterId, skillSeq }), lastSeen: 0, entry, section }
}

function withShares(problems: readonly Omit<PoolProblem, 'share'>[]): PoolProblem[] {
  const most = Math.max(...problems.map(({ place }) => place))
  return problems.map((problem) => ({ ...problem, share: problem.place / most }))
}

/** The pools of a pack, as `drawDiagnostic` of the server reads them from its database. */
export function poolsOf(pack: ContentPack): Pools {
  const found = new Map<string, Omit<PoolProblem, 'share'>[]>()
  const add = (problem: Omit<PoolProblem, 'share'>) => {
    const key = poolKey(problem.section, problem.gradeId)
    found.set(key, [...(found.get(key) ?? []), problem])
  }
  const places = new Map<string, Place>()
  for (const { section_type, grade_id, chapter_id, skills } of pack.chapters) {
    for (const { skill_id, skill_seq } of skills) {
      places.set(`${section_type} ${grade_id} ${skill_id}`, { chapterId: chapter_id, skillSeq: skill_seq })
    }
  }
  const placeOf = ({ problem }: PackProblem): Place =>
    places.get(`${problem.section_type} ${problem.grade_id} ${problem.skill_id}`) ?? {
      chapterId: null,
      skillSeq: null,
    }
  for (const entry of pack.tests) add(toPoolProblem(entry, placeOf(entry)))
  const tested = new Set(found.keys())
  for (const { skills } of pack.chapters) {
    for (const entry of skills.flatMap(({ problems }) => problems)) {
      if (entry.pool !== 'P') continue
      const problem = toPoolProblem(entry, placeOf(entry))
      if (problem.passage === null && tested.has(poolKey(problem.section, problem.gradeId))) add(problem)
    }
  }
  return new Map([...found].map(([key, problems]) => [key, withShares(problems)]))
}

export const readPools = async (): Promise<Pools> => poolsOf(await openContentPack('dist/content').load())
