import { type Pool, readSkillProblem } from '@wordstride/content'
import { eq } from 'drizzle-orm'
import { problemIdOf } from '../content/rowIds'
import type { Database } from '../db/database'
import { drafts, problems } from '../db/schema'

/** The highest number that an id of a draft can have. */
const LAST = 999

/** Ids of a pool that no problem of the skill has or had and no draft is for, in their order. */
export async function* freeIds(tx: Database, skillId: string, pool: Pool): AsyncGenerator<string> {
  const [rows, written] = await Promise.all([
    tx.select({ id: problems.problemId }).from(problems).where(eq(problems.skillId, skillId)),
    tx.select({ id: drafts.problemId }).from(drafts).where(eq(drafts.skillId, skillId)),
  ])
  const taken = new Set(
    [...rows, ...written].flatMap(({ id }) => {
      const name = readSkillProblem(problemIdOf(id))
      return name?.pool === pool ? Number(name.id.slice(pool.length)) : []
    }),
  )
  const last = Math.max(0, ...taken)
  for (let number = last + 1; number <= LAST; number++) yield `${pool}${number}`
  for (let number = 1; number < last; number++) if (!taken.has(number)) yield `${pool}${number}`
}
