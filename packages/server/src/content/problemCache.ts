import { type AnyProblemPlugin, type ProblemEnvelope, parseProblem } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import { and, count, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { contentVersion, type ProblemRow, problems, skills } from '../db/schema'

/** A stored problem, parsed by its plugin, with what grading and its skill need. */
export interface KnownProblem {
  row: ProblemRow
  plugin: AnyProblemPlugin
  problem: ProblemEnvelope
  skillName: string
  /** Of its skill. */
  correctInARow: number
  /** Exercises of its skill that are still in the content. */
  exerciseCount: number
  /** Of its skill, in minutes; a problem's own time goes before it. */
  specifiedTime: number
}

interface Cache {
  version: string
  problems: Map<string, KnownProblem>
}

/** By database, because tests have many. Problems change with the content version only. */
const caches = new WeakMap<Database, Cache>()

async function cacheOf(db: Database): Promise<Cache> {
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion)
  const version = row?.version ?? ''
  const known = caches.get(db)
  if (known?.version === version) return known
  const fresh: Cache = { version, problems: new Map() }
  caches.set(db, fresh)
  return fresh
}

async function loadProblem(db: Database, problemId: string): Promise<KnownProblem | null> {
  const exercises = db
    .select({
      sectionType: problems.sectionType,
      gradeId: problems.gradeId,
      skillId: problems.skillId,
      n: count().as('n'),
    })
    .from(problems)
    .where(and(eq(problems.pool, 'E'), eq(problems.isRetired, false)))
    .groupBy(problems.sectionType, problems.gradeId, problems.skillId)
    .as('exercises')
  const [found] = await db
    .select({
      row: problems,
      skillName: skills.skillName,
      correctInARow: skills.correctInARow,
      specifiedTime: skills.specifiedTime,
      exerciseCount: sql<number>`coalesce(${exercises.n}, 0)::int`,
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
    .leftJoin(
      exercises,
      and(
        eq(exercises.sectionType, problems.sectionType),
        eq(exercises.gradeId, problems.gradeId),
        eq(exercises.skillId, problems.skillId),
      ),
    )
    .where(eq(problems.problemId, problemId))
  if (!found) return null
  const plugin = registry.require(found.row.problem.problem_type)
  const parsed = parseProblem(plugin, found.row.problem)
  if (!parsed.ok) throw new Error(`Stored problem ${problemId} does not parse: ${parsed.issues[0]?.message}`)
  return { ...found, plugin, problem: parsed.problem }
}

/** The problem if it is known in this version of the content; `findProblem` loads it otherwise. */
export function knownProblem(db: Database, version: string, problemId: string): KnownProblem | null {
  const cache = caches.get(db)
  return cache?.version === version ? (cache.problems.get(problemId) ?? null) : null
}

/** The stored problem of this id, or null; parsed once for each version of the content. */
export async function findProblem(db: Database, problemId: string): Promise<KnownProblem | null> {
  const cache = await cacheOf(db)
  const known = cache.problems.get(problemId)
  if (known) return known
  const loaded = await loadProblem(db, problemId)
  if (loaded) cache.problems.set(problemId, loaded)
  return loaded
}
