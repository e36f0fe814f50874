import {
  type BoundProblem,
  bindProblem,
  expectOpened,
  openProblem,
  type ProblemEnvelope,
  readResponse,
} from '@wordstride/core'
import type { LoadedType } from '@wordstride/ui'
import type { PlayerExercise } from './playerTypes'

/** What the server has read is taken at its word; null for anything else. */
export const bindRead = (
  { rules }: LoadedType,
  { problem, problemVersion }: PlayerExercise,
): BoundProblem | null =>
  problemVersion === rules.version ? bindProblem(rules, problem as ProblemEnvelope) : null

/** A problem that the server has not read is read here, by the schemas of its plugin. */
export const readOnPage = async ({ loadPlugin }: LoadedType, { problem }: PlayerExercise) =>
  expectOpened(openProblem(await loadPlugin(), problem))

/** What was entered on an earlier visit, or nothing where it does not fit. */
export async function readEarlier({ rules, loadPlugin }: LoadedType, earlier: unknown): Promise<unknown> {
  if (earlier === undefined || earlier === null) return undefined
  const read = readResponse(await loadPlugin(), earlier, rules.version)
  return read.ok ? read.value : undefined
}
