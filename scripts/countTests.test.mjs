import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { countTests, tellFailure } from './countTests.mjs'
import { root } from './setup/run.mjs'

const folder = mkdtempSync(join(tmpdir(), 'wordstride-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(runner, content) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return { runner, file }
}

const vitest = (testResults) => report('vitest', { numPassedTests: 5, testResults })

const failedTest = {
  fullName: 'cards keep',
  status: 'failed',
  failureMessages: ['Error: lost\n    at x.ts:1:1'],
}
const cards = join(root, 'packages/ui/cards.test.ts')

describe('countTests', () => {
  it("takes Vitest's numbers, and what failed by name", () => {
    const assertionResults = [failedTest, { fullName: 'cards turn', status: 'passed', failureMessages: [] }]
    const testResults = [
      { name: cards, status: 'failed', message: '', assertionResults },
      { name: join(root, 'packages/ui/books.test.ts'), status: 'passed', assertionResults: [] },
    ]
    expect(countTests(vitest(testResults), true)).toEqual({
      passed: 5,
      failed: 1,
      failures: [{ name: 'packages/ui/cards.test.ts › cards keep', message: 'Error: lost\n    at x.ts:1:1' }],
    })
  })

  it.each([
    ['could not be loaded', []],
    ['failed before its tests', [{ fullName: 'cards keep', status: 'skipped', failureMessages: [] }]],
  ])('counts a test file that %s as a failure', (_, assertionResults) => {
    const testResults = [{ name: cards, status: 'failed', message: 'Cannot find x', assertionResults }]
    expect(countTests(vitest(testResults), true)).toEqual({
      passed: 5,
      failed: 1,
      failures: [{ name: 'packages/ui/cards.test.ts', message: 'Cannot find x' }],
    })
  })

  it("takes Playwright's numbers and counts one that passed at the second try as passed", () => {
    const lost = { status: 'unexpected', projectName: 'phone', results: [{ error: { message: 'lost' } }] }
    const suite = {
      suites: [
        {
          specs: [
            { file: 'home.spec.ts', title: 'opens', tests: [lost] },
            { file: 'home.spec.ts', title: 'closes', tests: [{ status: 'flaky', results: [] }] },
          ],
        },
      ],
    }
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 3 }
    expect(countTests(report('playwright', { stats, suites: [suite], errors: [] }), true)).toEqual({
      passed: 8,
      failed: 1,
      failures: [{ name: '[phone] e2e/home.spec.ts › opens', message: 'lost' }],
    })
  })

  it('counts journeys that could not be begun', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
    const counted = countTests(
      report('playwright', { stats, suites: [], errors: [{ message: 'no seed' }] }),
      true,
    )
    expect(counted).toEqual({ passed: 0, failed: 1, failures: [{ name: 'e2e', message: 'no seed' }] })
  })

  it('counts a step that failed without a report once', () => {
    const nothing = { passed: 0, failures: [] }
    expect(countTests({ runner: 'vitest', file: 'nowhere.json' }, true)).toEqual({ ...nothing, failed: 1 })
    expect(countTests({}, true)).toEqual({ ...nothing, failed: 1 })
    expect(countTests({}, false)).toEqual({ ...nothing, failed: 0 })
  })
})

describe('tellFailure', () => {
  it('tells name, message and the lines of the project, without colours', () => {
    const message =
      '\u001b[31mError: lost\u001b[0m\n    at a.ts:1:2\n    at node_modules/b.js:1:1\n    at node:internal:1:1'
    expect(tellFailure({ name: 'cards', message })).toBe('cards\n  Error: lost\n      at a.ts:1:2')
  })

  it('tells what has no message by its name, and keeps a long one short', () => {
    expect(tellFailure({ name: 'cards' })).toBe('cards')
    expect(tellFailure({ name: 'cards', message: 'line\n'.repeat(99) }).split('\n')).toHaveLength(21)
  })
})
