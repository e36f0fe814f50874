import { parseProblem, seededRandom, type Verdict } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import { eq } from 'drizzle-orm'
import { problems } from '../db/schema'
import type { TestApp } from './createTestApp'

/** A response with the verdict asked for, made from the key that only the server has, by the ids of the content. */
export async function respond(test: TestApp, problemId: string, verdict: Verdict): Promise<string> {
  const [row] = await test.db.select().from(problems).where(eq(problems.problemId, problemId))
  if (!row) throw new Error(`No problem ${problemId}.`)
  const plugin = registry.require(row.problem.problem_type)
  const parsed = parseProblem(plugin, row.problem)
  if (!parsed.ok) throw new Error(`${problemId} does not parse.`)
  const random = seededRandom(problemId)
  const response =
    verdict === 'correct'
      ? plugin.correctResponse(parsed.problem)
      : verdict === 'incorrect'
        ? plugin.wrongResponse(parsed.problem, random)
        : plugin.emptyResponse(plugin.toPublic(parsed.problem, plugin.present(parsed.problem, random)))
  return JSON.stringify(response)
}
