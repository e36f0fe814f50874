import {
  type AnyProblemPlugin,
  type GradeMode,
  type GradeResult,
  type ProblemEnvelope,
  seededRandom,
} from '@wordstride/core'
import { withFrozenInputs } from './frozen'

/** Throws what is wrong, as a sentence that names the problem. */
export type Check = (plugin: AnyProblemPlugin, problem: ProblemEnvelope) => void

/** Two problems that differ only in their key. */
export type Pair = readonly [ProblemEnvelope, ProblemEnvelope]

export type PairCheck = (plugin: AnyProblemPlugin, pair: Pair, seed: string) => void

export const MODES: readonly GradeMode[] = ['practice', 'test']

export function fail(problem: ProblemEnvelope, message: string): never {
  throw new Error(`${problem.problem_id}: ${message}`)
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

export function publicView(plugin: AnyProblemPlugin, problem: ProblemEnvelope, seed = 'view') {
  return plugin.toPublic(problem, plugin.present(problem, seededRandom(seed)))
}

export const grade = (
  plugin: AnyProblemPlugin,
  problem: ProblemEnvelope,
  response: unknown,
  mode: GradeMode = 'practice',
): GradeResult => plugin.grade(problem, response, { mode })

/** Some wrong responses, each of its own seed. */
export const wrongResponses = (
  plugin: AnyProblemPlugin,
  problem: ProblemEnvelope,
  count: number,
): unknown[] =>
  Array.from({ length: count }, (_, i) =>
    plugin.wrongResponse(problem, seededRandom(`wrong ${problem.problem_id} ${i}`)),
  )

/** The checks, on a plugin that gets nothing it could change. */
export const onFrozenInputs = (checks: Readonly<Record<string, Check>>): Readonly<Record<string, Check>> =>
  Object.fromEntries(
    Object.entries(checks).map(([name, check]) => [
      name,
      (plugin: AnyProblemPlugin, problem: ProblemEnvelope) => check(withFrozenInputs(plugin), problem),
    ]),
  )
