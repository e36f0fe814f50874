import { readFileSync } from 'node:fs'
import { type AnyProblemPlugin, parseProblem } from '@wordstride/core'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AuthoredProblem } from './authoredProblem'
import { keyDoesNotShow, problemChecks } from './checks'
import type { FixtureSet } from './readFixtures'

export interface PluginUnderTest {
  fixtures: FixtureSet
  /** Valid problems in pairs that differ only in their key. */
  twins: fc.Arbitrary<readonly [AuthoredProblem, AuthoredProblem]>
  /** Path of the README beside the plugin. */
  readme: string
}

function parse(plugin: AnyProblemPlugin, name: string, raw: unknown): AuthoredProblem {
  const parsed = parseProblem(plugin, raw)
  if (parsed.ok) return parsed.problem
  throw new Error(`${name}: ${parsed.issues.map((issue) => `${issue.path}: ${issue.message}`).join('; ')}`)
}

/** The conformance kit: everything that must hold for a problem type, whatever it is. */
export function describePlugin(plugin: AnyProblemPlugin, { fixtures, twins, readme }: PluginUnderTest): void {
  describe(`conformance of ${plugin.type}`, () => {
    describe.each(fixtures.problems)('$name', ({ name, raw }) => {
      it.each(Object.entries(problemChecks))('[TYPE-00.1] %s', (_, check) => {
        check(plugin, parse(plugin, name, raw))
      })
    })

    it.each(fixtures.cases)('[TYPE-00.1] $problem: $note grades $verdict', (entry) => {
      const { problem: name, response, verdict, mode = 'practice' } = entry
      const fixture = fixtures.problems.find((candidate) => candidate.name === name)
      const problem = parse(plugin, name, fixture?.raw)
      const parsed = plugin.response.parse(response)
      expect(plugin.grade(problem, parsed, { mode }).verdict).toBe(verdict)
    })

    it('holds for generated problems', () => {
      const {
        'any response is graded to a value': _fuzzed,
        'ten thousand items are graded to a value': _huge,
        ...quick
      } = problemChecks
      fc.assert(
        fc.property(twins, ([raw]) => {
          const problem = parse(plugin, 'generated', raw)
          for (const check of Object.values(quick)) check(plugin, problem)
        }),
        { numRuns: 100 },
      )
    })

    it('shows nothing of the key in the public view', () => {
      fc.assert(
        fc.property(twins, fc.string(), ([raw, rawTwin], seed) => {
          keyDoesNotShow(plugin, [parse(plugin, 'generated', raw), parse(plugin, 'twin', rawTwin)], seed)
        }),
        { numRuns: 200 },
      )
    })

    it('has a fixture of every older version', () => {
      const versions = fixtures.problems.map(({ raw }) => (raw as { version?: number }).version ?? 1)
      for (const step of plugin.migrations) expect(versions).toContain(step.from)
    })

    it('states its scoring rules in its README, numbered', () => {
      const text = readFileSync(readme, 'utf8')
      plugin.scoring.forEach((rule, i) => {
        expect(text).toContain(`${i + 1}. ${rule}`)
      })
    })

    it('has at least 6 fixtures and 8 hand-graded responses', () => {
      expect(fixtures.problems.length).toBeGreaterThanOrEqual(6)
      expect(fixtures.cases.length).toBeGreaterThanOrEqual(8)
    })
  })
}
