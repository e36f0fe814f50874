import { fileURLToPath } from 'node:url'
import { openContentPack } from '@wordstride/content'
import { type PublicEnvelope, parseProblem, seededRandom } from '@wordstride/core'
import { idsAsShown, lookOf, lookOfAuthored } from '@wordstride/core/shown'
import { registry } from '@wordstride/plugins/graders'

const pack = openContentPack(fileURLToPath(new URL('../../dist/content', import.meta.url))).load()

/** The right and a wrong response to a problem of graded work, which comes without its key and in ids of its own. */
export async function responsesTo(shown: PublicEnvelope) {
  const { chapters, tests } = await pack
  const lessons = chapters.flatMap(({ skills }) => skills).flatMap(({ problems }) => problems)
  const plugin = registry.require(shown.problem_type)
  const look = lookOf(plugin, shown)
  for (const { pool, problem: raw } of [...lessons, ...tests]) {
    if (pool === 'E' || raw.problem_type !== shown.problem_type || raw.grade_id !== shown.grade_id) continue
    const parsed = parseProblem(plugin, raw)
    if (!parsed.ok) throw new Error(parsed.issues[0]?.message)
    const { problem } = parsed
    if (lookOfAuthored({ plugin, problem }) !== look) continue
    const rename = idsAsShown({ plugin, problem }, shown)
    return {
      right: plugin.renameResponse(plugin.correctResponse(problem), rename),
      wrong: plugin.renameResponse(plugin.wrongResponse(problem, seededRandom('e2e')), rename),
    }
  }
  throw new Error(`No problem of the pack looks like ${shown.problem_id}.`)
}
