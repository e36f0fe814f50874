import { fileURLToPath } from 'node:url'
import { openContentPack } from '@wordstride/content'
import { parseProblem } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'

const pack = openContentPack(fileURLToPath(new URL('../../dist/content', import.meta.url))).load()

/** A problem of the content pack with its key, which a graded session never sends. */
export async function packProblem(problemId: string) {
  const { chapters, tests } = await pack
  const lessons = chapters.flatMap(({ skills }) => skills).flatMap(({ problems }) => problems)
  const found = [...lessons, ...tests].find(({ problem_id }) => problem_id === problemId)
  if (!found) throw new Error(`No problem ${problemId} in the pack.`)
  const plugin = registry.require(found.problem.problem_type)
  const parsed = parseProblem(plugin, found.problem)
  if (!parsed.ok) throw new Error(parsed.issues[0]?.message)
  return { plugin, problem: parsed.problem }
}

/** How many problems a section of a grade's tests has. */
export async function countTestProblems(section: string, grade: number): Promise<number> {
  const { tests } = await pack
  return tests.filter(({ problem }) => problem.section_type === section && problem.grade_id === grade).length
}
