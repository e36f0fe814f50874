import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyProblemPlugin, parseProblem, seededRandom } from '@wordstride/core'
import { plugins } from '@wordstride/plugins/graders'
import { do_not_optimize, measure } from 'mitata'
import type { Row } from './printTable'
import { root } from './root'

/** Gradings a second, in millions. */
const GOAL = 1
const SINGLE_CHOICE_GOAL = 5
/** The compiler works in a thread of its own, which waits for a core on a busy machine. */
const WARM_UP_MS = 700
/** Four or so of everything: the size most problems have. */
const USUAL = 'high-school'

function readProblem(plugin: AnyProblemPlugin) {
  const path = join(root, 'fixtures', plugin.type, `${USUAL}.json`)
  const parsed = parseProblem(plugin, JSON.parse(readFileSync(path, 'utf8')))
  if (!parsed.ok) throw new Error(`${path}: ${parsed.issues[0]?.message}`)
  return parsed.problem
}

async function measureType(plugin: AnyProblemPlugin): Promise<Row> {
  const problem = readProblem(plugin)
  const responses = [plugin.correctResponse(problem), plugin.wrongResponse(problem, seededRandom('bench'))]
  let turn = 0
  const grade = () => do_not_optimize(plugin.grade(problem, responses[turn++ & 1], { mode: 'practice' }))
  const warm = performance.now() + WARM_UP_MS
  while (performance.now() < warm) {
    for (let i = 0; i < 1_000; i++) grade()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const { p50 } = await measure(grade)
  const millions = 1_000 / p50
  const goal = plugin.type === plugins.selection.type ? SINGLE_CHOICE_GOAL : GOAL
  return {
    name: plugin.type,
    value: `${millions.toFixed(2)} M/s`,
    goal: `≥ ${goal} M/s`,
    isMet: millions >= goal,
  }
}

/** Right and wrong responses in turn, so that no branch is always taken. */
export async function measureGrading(): Promise<Row[]> {
  const rows: Row[] = []
  for (const plugin of Object.values(plugins)) rows.push(await measureType(plugin))
  return rows
}
