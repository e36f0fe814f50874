import { type AnyProblemPlugin, parseProblem } from '@wordstride/core'
import type { AuthoredProblem } from './authoredProblem'
import type { FixtureSet } from './readFixtures'

/** One fixture, parsed by its plugin; for tests of what is special about a type. */
export function readSample(plugin: AnyProblemPlugin, fixtures: FixtureSet, name: string): AuthoredProblem {
  const found = fixtures.problems.find((problem) => problem.name === name)
  if (!found) throw new Error(`No fixture ${name}.`)
  const parsed = parseProblem(plugin, found.raw)
  if (!parsed.ok) throw new Error(parsed.issues.map(({ path, message }) => `${path}: ${message}`).join('; '))
  return parsed.problem
}
