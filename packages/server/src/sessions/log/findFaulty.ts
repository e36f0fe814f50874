import { registry } from '@wordstride/plugins/graders'
import { among } from '../../db/among'
import type { Database } from '../../db/database'
import { problems } from '../../db/schema'

/** Which of these problems are gone or cannot be read here either (SR-17); asked of the table, which may have changed. */
export async function findFaulty(db: Database, problemIds: readonly string[]): Promise<Set<string>> {
  const faulty = new Set(problemIds)
  if (faulty.size === 0) return faulty
  const rows = await db
    .select({ problemId: problems.problemId, problem: problems.problem })
    .from(problems)
    .where(among(problems.problemId, [...faulty]))
  for (const { problemId, problem } of rows) if (registry.open(problem).ok) faulty.delete(problemId)
  return faulty
}
