import { type AnyProblemPlugin, type ProblemEnvelope, parseProblem } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import { and, eq, sql } from 'drizzle-orm'
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
  const [found] = await db
    .select({
      row: problems,
      skillName: skills.skillName,
      correctInARow: skills.correctInARow,
      specifiedTime: skills.specifiedTime,
      exerciseCount: sql<number>`(select count(*)::int from problems e
        where e.section_type = ${skills.sectionType} and e.grade_id = ${skills.gradeId}
          and e.skill_id = ${skills.skillId} and e.pool = 'E' and not e.is_retired)`,
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

/** Finds a problem; one that is not known yet is read over `connection`, which may be a transaction. */
export type FindProblem = (connection: Database, problemId: string) => Promise<KnownProblem | null>

/** For several problems of one request: the version of the content is looked up once, outside of any transaction. */
export async function openProblems(db: Database): Promise<FindProblem> {
  const { problems: cached } = await cacheOf(db)
  return async (connection, problemId) => {
    const known = cached.get(problemId)
    if (known) return known
    const loaded = await loadProblem(connection, problemId)
    if (loaded) cached.set(problemId, loaded)
    return loaded
  }
}

/** The stored problem of this id, or null; parsed once for each version of the content. */
export const findProblem = async (db: Database, problemId: string): Promise<KnownProblem | null> =>
  (await openProblems(db))(db, problemId)
