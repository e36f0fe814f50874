import type { AnyProblemPlugin, CourseSection, Exercise, ProblemEnvelope } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { isSameSkill } from '../db/sameRow'
import { type ProblemRow, problems, skills } from '../db/schema'
import { shortReading } from '../db/shortReading'
import { groupBy } from '../lists/groupBy'
import { readServedVersion } from './contentVersion'
import { GRADED_POOLS } from './gradedPools'

/** A stored problem, opened by its plugin, with what grading and its skill need. */
export interface KnownProblem {
  row: ProblemRow
  exercise: Exercise
  plugin: AnyProblemPlugin
  problem: ProblemEnvelope
  skillName: string
  /** Of its skill, in minutes; a problem's own time goes before it. */
  specifiedTime: number
}

/** A problem that may be chosen for a graded session, without its content. */
export type PoolProblem = Pick<ProblemRow, 'problemId' | 'skillId' | 'pool' | 'level' | 'problemSeq'> & {
  /** Other skills that its wrong answers name. */
  beside: readonly string[]
}

interface Cache {
  version: string
  problems: Map<string, KnownProblem>
  content: OpenContent
}

/** By database, because tests have many. Problems change with the content version only. */
const caches = new WeakMap<Database, Cache>()

async function cacheOf(db: Database): Promise<Cache> {
  const version = await readServedVersion(db)
  const cache = caches.get(db)
  if (cache?.version === version) return cache
  const known = new Map<string, KnownProblem>()
  const fresh: Cache = { version, problems: known, content: contentOf(db, known) }
  caches.set(db, fresh)
  return fresh
}

const problemReading = shortReading((db) =>
  db
    .select({
      row: problems,
      skillName: skills.skillName,
      specifiedTime: skills.specifiedTime,
    })
    .from(problems)
    .innerJoin(skills, isSameSkill(skills, problems))
    .where(eq(problems.problemId, sql.placeholder('problemId')))
    .prepare('problem'),
)

/** Null for one that is not there or cannot be read here: its type may have been taken out. */
async function loadProblem(db: Database, problemId: string): Promise<KnownProblem | null> {
  const [found] = await problemReading(db).execute({ problemId })
  if (!found) return null
  const opened = registry.open(found.row.problem)
  if (!opened.ok) return null
  const { exercise } = opened
  return { ...found, exercise, plugin: registry.require(exercise.type), problem: exercise.problem }
}

/** The problem if it is known in this version of the content; `findProblem` loads it otherwise. */
export function knownProblem(db: Database, version: string, problemId: string): KnownProblem | null {
  const cache = caches.get(db)
  return cache?.version === version ? (cache.problems.get(problemId) ?? null) : null
}

export type FindProblem = (problemId: string) => Promise<KnownProblem | null>

/** The content of one version, the same object as long as it is served. */
export interface OpenContent {
  db: Database
  findProblem: FindProblem
}

const contentOf = (db: Database, known: Map<string, KnownProblem>): OpenContent => ({
  db,
  async findProblem(problemId) {
    const before = known.get(problemId)
    if (before) return before
    const loaded = await loadProblem(db, problemId)
    if (loaded) known.set(problemId, loaded)
    return loaded
  },
})

/** Loads once for each version of the content and arguments; who asks meanwhile waits for the same. */
export function oncePerVersion<TArgs extends readonly (string | number)[], T>(
  load: (db: Database, ...args: TArgs) => Promise<T>,
): (content: OpenContent, ...args: TArgs) => Promise<T> {
  const known = new WeakMap<OpenContent, Map<string, Promise<T>>>()
  return (content, ...args) => {
    const ofVersion = known.get(content) ?? new Map<string, Promise<T>>()
    known.set(content, ofVersion)
    const key = args.join(' ')
    const before = ofVersion.get(key)
    if (before) return before
    const loaded = load(content.db, ...args)
    ofVersion.set(key, loaded)
    loaded.catch(() => ofVersion.delete(key))
    return loaded
  }
}

async function loadPools(db: Database, sectionType: CourseSection, gradeId: number) {
  const { problemId, skillId, pool, level, problemSeq } = problems
  const beside = sql<string[]>`coalesce(${problems.problem} -> 'beside', '[]')`
  const rows = await db
    .select({ problemId, skillId, pool, level, problemSeq, beside })
    .from(problems)
    .where(
      and(
        eq(problems.sectionType, sectionType),
        eq(problems.gradeId, gradeId),
        inArray(problems.pool, Object.values(GRADED_POOLS).flat()),
        eq(problems.isRetired, false),
      ),
    )
    .orderBy(asc(problems.problemSeq))
  return groupBy<PoolProblem & { skillId: string }, string>(rows, ({ skillId }) => skillId)
}

/** By skill: the problems for graded sessions of a grade, in their order. */
export const findPools = oncePerVersion(loadPools)

/** For several look-ups of one request: the version of the content is read once, outside of any transaction. */
export const openContent = async (db: Database): Promise<OpenContent> => (await cacheOf(db)).content

/** The stored problem of this id, or null where it cannot be read; parsed once for each version of the content. */
export const findProblem = async (db: Database, problemId: string): Promise<KnownProblem | null> =>
  (await openContent(db)).findProblem(problemId)
