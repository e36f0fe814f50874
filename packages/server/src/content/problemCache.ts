import type { AnyProblemPlugin, CourseSection, Exercise, ProblemEnvelope } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { contentVersion, type ProblemRow, problems, skills } from '../db/schema'
import { shortReading } from '../db/shortReading'

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
  /** By section and grade. */
  pools: Map<string, ReadonlyMap<string, PoolProblem[]>>
}

/** By database, because tests have many. Problems change with the content version only. */
const caches = new WeakMap<Database, Cache>()

const readVersion = shortReading((db) =>
  db.select({ version: contentVersion.version }).from(contentVersion).prepare('content_version'),
)

async function cacheOf(db: Database): Promise<Cache> {
  const [row] = await readVersion(db).execute()
  const version = row?.version ?? ''
  const known = caches.get(db)
  if (known?.version === version) return known
  const fresh: Cache = { version, problems: new Map(), pools: new Map() }
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
    .innerJoin(
      skills,
      and(
        eq(skills.sectionType, problems.sectionType),
        eq(skills.gradeId, problems.gradeId),
        eq(skills.skillId, problems.skillId),
      ),
    )
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

/** The content of one version, for all that one request looks up. */
export interface OpenContent {
  findProblem: FindProblem
  /** By skill: the problems for graded sessions of a grade, in their order. */
  findPools(sectionType: CourseSection, gradeId: number): Promise<ReadonlyMap<string, PoolProblem[]>>
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
        inArray(problems.pool, ['P', 'A']),
        eq(problems.isRetired, false),
      ),
    )
    .orderBy(asc(problems.problemSeq))
  const pools = new Map<string, PoolProblem[]>()
  for (const row of rows) pools.set(row.skillId, [...(pools.get(row.skillId) ?? []), row])
  return pools
}

/** For several look-ups of one request: the version of the content is read once, outside of any transaction. */
export async function openContent(db: Database): Promise<OpenContent> {
  const cache = await cacheOf(db)
  return {
    async findProblem(problemId) {
      const known = cache.problems.get(problemId)
      if (known) return known
      const loaded = await loadProblem(db, problemId)
      if (loaded) cache.problems.set(problemId, loaded)
      return loaded
    },
    async findPools(sectionType, gradeId) {
      const key = `${sectionType} ${gradeId}`
      const known = cache.pools.get(key)
      if (known) return known
      const loaded = await loadPools(db, sectionType, gradeId)
      cache.pools.set(key, loaded)
      return loaded
    },
  }
}

/** The stored problem of this id, or null where it cannot be read; parsed once for each version of the content. */
export const findProblem = async (db: Database, problemId: string): Promise<KnownProblem | null> =>
  (await openContent(db)).findProblem(problemId)
