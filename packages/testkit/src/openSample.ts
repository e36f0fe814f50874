import {
  type Exercise,
  expectOpened,
  openProblem,
  type ProblemEnvelope,
  type ProblemPlugin,
  type PublicEnvelope,
  seededRandom,
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

/** What the frame reminds of, on a page of the sample. */
export const reminderOf = <TPublic extends PublicEnvelope, TPresentation>({
  reminder,
  view,
  present,
}: Pick<Exercise<ProblemEnvelope, TPublic, unknown, TPresentation>, 'reminder' | 'view' | 'present'>):
  | string
  | null => reminder(view(present(seededRandom('reminder'))))
