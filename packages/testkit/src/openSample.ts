import {
  type Exercise,
  expectOpened,
  openProblem,
  type ProblemEnvelope,
  type ProblemPlugin,
  type PublicEnvelope,
} from '@wordstride/core'
import type { FixtureSet } from './readFixtures'

/** One fixture, opened by its plugin; for tests of what is special about a type. */
export function openSample<
  TProblem extends ProblemEnvelope,
  TPublic extends PublicEnvelope,
  TResponse,
  TPresentation,
>(
  plugin: ProblemPlugin<TProblem, TPublic, TResponse, TPresentation>,
  fixtures: FixtureSet,
  name: string,
): Exercise<TProblem, TPublic, TResponse, TPresentation> {
  const found = fixtures.problems.find((problem) => problem.name === name)
  if (!found) throw new Error(`No fixture ${name}.`)
  return expectOpened(openProblem(plugin, found.raw))
}
