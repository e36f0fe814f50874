import { registry } from '@wordstride/plugins/graders'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { problems } from '../../db/schema'

/** Whether a problem is gone or cannot be read here either (SR-17); asked of the table, which may have changed. */
export async function isFaulty(db: Database, problemId: string): Promise<boolean> {
  const [row] = await db
    .select({ problem: problems.problem })
    .from(problems)
    .where(eq(problems.problemId, problemId))
  return !row || !registry.open(row.problem).ok
}
