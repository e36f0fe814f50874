import { eq } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { contentVersion, problems } from '../db/schema'
import type { TestApp } from './createTestApp'

/** As where the plugin of a stored problem is not installed any more, until the end of the test. */
export async function takeTypeOut(test: TestApp, problemId: string): Promise<void> {
  const [stored] = await test.db.select().from(problems).where(eq(problems.problemId, problemId))
  if (!stored) throw new Error(`There is no problem ${problemId}.`)
  const store = async (problem: typeof stored.problem, version: string) => {
    await test.db.update(problems).set({ problem }).where(eq(problems.problemId, problemId))
    await test.db.update(contentVersion).set({ version })
  }
  await store({ ...stored.problem, problem_type: 'taken_out' }, `without ${problemId}`)
  onTestFinished(() => store(stored.problem, `with ${problemId}`))
}
