import type { AnyProblemPlugin, Exercise, ProblemEnvelope } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import { and, eq } from 'drizzle-orm'
import { openContent } from '../content/problemCache'
import type { Database } from '../db/database'
import { type ProblemRow, problems } from '../db/schema'

/** A problem of a lesson or a test, as its figures are told with it. */
export interface KnownItem {
  row: ProblemRow
  exercise: Exercise
  plugin: AnyProblemPlugin
  problem: ProblemEnvelope
  /** Of its skill or word, or its topic in tests. */
  skillName: string
}

/** Those of language and reading tests belong to no skill, so that no lesson knows them. */
async function findTestItem(db: Database, problemId: string): Promise<KnownItem | null> {
  const [row] = await db
    .select()
    .from(problems)
    .where(and(eq(problems.problemId, problemId), eq(problems.pool, 'T')))
  if (!row) return null
  const opened = registry.open(row.problem)
  if (!opened.ok) return null
  const { exercise } = opened
  const { problem } = exercise
  return {
    row,
    exercise,
    plugin: registry.require(exercise.type),
    problem,
    skillName: problem.skill_name ?? row.skillId,
  }
}

/** Looks problems up, each once. */
export async function openItems(db: Database): Promise<(problemId: string) => Promise<KnownItem | null>> {
  const content = await openContent(db)
  const known = new Map<string, KnownItem | null>()
  return async (problemId) => {
    const before = known.get(problemId)
    if (before !== undefined) return before
    const found = (await content.findProblem(problemId)) ?? (await findTestItem(db, problemId))
    known.set(problemId, found)
    return found
  }
}
