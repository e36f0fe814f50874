import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Check, fail, grade, publicView } from './check'
import { mapStrings } from './values'

const ROUNDS = 100
const TEXT_BYTES = 20_000
/** What may be left of them: far more than the noise of a collection, far less than what was given. */
const MOST_KEPT_BYTES = 800_000

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

function heapInUse(): number {
  collectGarbage()
  return getHeapStatistics().used_heap_size
}

/** A text that no other one shares its memory with. */
const ownText = (i: number): string => Buffer.alloc(TEXT_BYTES, `${i} `).toString('latin1')

/** Nothing of what it was given stays behind: a server runs for months. */
export const keepsNothing: Check = (plugin, problem) => {
  const right = plugin.correctResponse(problem)
  const view = publicView(plugin, problem)
  const treat = (i: number) => {
    const text = ownText(i)
    const response = mapStrings(right, () => text)
    const other = { ...problem, problem_id: text }
    plugin.feedback(other, response, grade(plugin, other, response))
    plugin.choices?.(other, response)
    plugin.describeResponse(view, response)
    publicView(plugin, other)
  }
  treat(0)
  const before = heapInUse()
  for (let i = 1; i <= ROUNDS; i++) treat(i)
  const kept = heapInUse() - before
  if (kept > MOST_KEPT_BYTES)
    fail(
      problem,
      `${(kept / 1e6).toFixed(1)} MB stay in memory after ${ROUNDS} responses: a list, map or set at the top of a module grows with each of them. Keep nothing there, or hold it in a WeakMap by the problem.`,
    )
}
