import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type AnyProblemPlugin, type ProblemEnvelope, parseProblem } from '@wordstride/core'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Twins } from './arbitraries'
import {
  canBeOverAnswered,
  grade,
  pairChecks,
  problemChecks,
  publicView,
  quickChecks,
  setChecks,
  typeChecks,
  unknownField,
} from './checks'
import { forAll } from './checks/forAll'
import { type TellsTexts, textsTellAll } from './checks/texts'
import { lostInLifting } from './lostInLifting'
import { readsAsThen, stepsNeverRun, versionsWithoutStep } from './olderVersions'
import { missingFiles, ownColorsIn } from './pluginFiles'
import type { FixtureSet } from './readFixtures'

/** Generated problems, and pairs of them. */
const GENERATED = 8
const PAIRS = 80

export interface PluginUnderTest {
  fixtures: FixtureSet
  /** Valid problems in pairs that differ only in their key. */
  twins: Twins
  /** Path of the README beside the plugin. */
  readme: string
  /** What the type tells to authors and checks, where it does. */
  authoring?: TellsTexts
}

export function parse(plugin: AnyProblemPlugin, name: string, raw: unknown): ProblemEnvelope {
  const parsed = parseProblem(plugin, raw)
  if (parsed.ok) return parsed.problem
  const issues = parsed.issues.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`))
  throw new Error(`${name}: ${issues.join('; ')}`)
}

/** Generated problems are of today, whatever version their samples say or leave out. */
const parseGenerated = (plugin: AnyProblemPlugin, name: string, raw: unknown): ProblemEnvelope =>
  parse(plugin, name, { ...Object(raw), version: plugin.version })

/** The conformance kit: everything that must hold for a problem type, whatever it is. */
export function describePlugin(
  plugin: AnyProblemPlugin,
  { fixtures, twins, readme, authoring = {} }: PluginUnderTest,
): void {
  const read = new Map<string, ProblemEnvelope>()
  /** Read once for all tests: what the checks make of a problem is remembered by it. */
  function problemOf({ name, raw }: FixtureSet['problems'][number]): ProblemEnvelope {
    const problem = read.get(name) ?? parse(plugin, name, raw)
    read.set(name, problem)
    return problem
  }

  describe(`conformance of ${plugin.type}`, () => {
    describe.each(fixtures.problems)('$name', (fixture) => {
      it.each(Object.entries(problemChecks))('%s', (_, check) => {
        check(plugin, problemOf(fixture))
      })
    })

    it.each(fixtures.problems)('tells all texts of $name, and its key, to authors', (fixture) => {
      textsTellAll(plugin, authoring, problemOf(fixture))
    })

    it.each(fixtures.problems)('knows every field of $name', (fixture) => {
      const unknown = unknownField(fixture.raw, problemOf(fixture))
      if (unknown !== null)
        throw new Error(
          `${fixture.name}: the schema does not know ${unknown}, and would drop it in silence. Add it to the schema, or take it out of the fixture.`,
        )
    })

    it.each(Object.entries(typeChecks))('%s', (_, check) => {
      const [first] = fixtures.problems
      check(plugin, problemOf(first ?? { name: 'first', raw: undefined }))
    })

    it.each(Object.entries(setChecks))('%s', (_, check) => {
      check(plugin, fixtures.problems.map(problemOf))
    })

    it.each(fixtures.cases)('$problem: $note grades $verdict', (entry) => {
      const { problem: name, response, verdict, mode = 'practice' } = entry
      const fixture = fixtures.problems.find((candidate) => candidate.name === name)
      if (!fixture)
        throw new Error(`cases.json names ${name}, which is no fixture. Call it as its file, without .json.`)
      const problem = problemOf(fixture)
      const parsed = plugin.response.parse(response)
      expect(plugin.grade(problem, parsed, { mode }).verdict).toBe(verdict)
    })

    it('[TYPE-00.1] yields a status, and the answer as a string that is graded alike', () => {
      for (const problem of fixtures.problems.map(problemOf)) {
        const empty = plugin.emptyResponse(publicView(plugin, problem))
        const statuses = [empty, plugin.wrongResponse(problem, () => 0.5), plugin.correctResponse(problem)]
          .map((response) => JSON.stringify(response))
          .map((responseJson) => plugin.response.parse(JSON.parse(responseJson)))
          .map((response) => grade(plugin, problem, response).verdict)
        expect(statuses).toEqual(['not_answered', 'incorrect', 'correct'])
      }
    })

    it('holds for generated problems', () => {
      forAll(
        fc.property(twins, ([raw]) => {
          const problem = parseGenerated(plugin, 'generated', raw)
          for (const check of Object.values(quickChecks)) check(plugin, problem)
        }),
        GENERATED,
      )
    })

    it.each(Object.entries(pairChecks))('%s', (_, check) => {
      forAll(
        fc.property(twins, fc.string(), ([raw, rawTwin], seed) => {
          check(
            plugin,
            [parseGenerated(plugin, 'generated', raw), parseGenerated(plugin, 'twin', rawTwin)],
            seed,
          )
        }),
        PAIRS,
      )
    })

    it('has one step from every older version, each run by old fixtures for problem, presentation and response', () => {
      expect(versionsWithoutStep(plugin)).toEqual([])
      expect(stepsNeverRun(plugin, fixtures.older)).toEqual([])
    })

    it('loses nothing of what older versions said', () => {
      const lost = lostInLifting(plugin, fixtures)
      expect(lost, lost.join('\n')).toEqual([])
    })

    const stored = fixtures.older.flatMap((older) => older.stored.map((entry) => ({ older, entry })))
    it.each(stored)(
      'reads what version $older.version stored: $entry.problem, $entry.note',
      ({ older, entry }) => {
        readsAsThen(plugin, older, entry)
      },
    )

    // An installed package has left its tests at home, another keeps them elsewhere.
    const hasTests = existsSync(join(dirname(readme), 'plugin.test.ts'))
    it.skipIf(!hasTests)('has tests and stories beside its README', () => {
      const own = canBeOverAnswered(plugin, fixtures.problems.map(problemOf)) ? ['OverAnswered'] : []
      const missing = missingFiles(dirname(readme), own)
      expect(missing, missing.join('\n')).toEqual([])
    })

    it('takes its colors from the theme', () => {
      const own = ownColorsIn(dirname(readme))
      expect(own, own.join('\n')).toEqual([])
    })

    it('states its scoring rules in its README, numbered', () => {
      const text = readFileSync(readme, 'utf8')
      for (const [i, rule] of plugin.scoring.entries())
        if (!text.includes(`${i + 1}. ${rule}`))
          throw new Error(
            `${readme} has no line "${i + 1}. ${rule}". Write each rule of scoring there, word for word.`,
          )
    })

    it('has at least 6 fixtures and 8 hand-graded responses', () => {
      expect(fixtures.problems.length).toBeGreaterThanOrEqual(6)
      expect(fixtures.cases.length).toBeGreaterThanOrEqual(8)
    })
  })
}
