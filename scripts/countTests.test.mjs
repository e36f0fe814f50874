import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { countTests } from './countTests.mjs'

const folder = mkdtempSync(join(tmpdir(), 'wordstride-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(runner, content) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return { runner, file }
}

const vitest = (testResults) =>
  report('vitest', { numPassedTests: 5, numFailedTests: 1, numFailedTestSuites: 2, testResults })

describe('countTests', () => {
  it("takes Vitest's numbers", () => {
    const failed = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }]
    expect(countTests(vitest(failed), true)).toEqual({ passed: 5, failed: 1 })
  })

  it('counts a test file that could not be loaded as a failure', () => {
    const broken = [{ status: 'failed', assertionResults: [] }]
    expect(countTests(vitest(broken), true)).toEqual({ passed: 5, failed: 2 })
  })

  it("takes Playwright's numbers and counts one that passed at the second try as passed", () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 3 }
    expect(countTests(report('playwright', { stats }), true)).toEqual({ passed: 8, failed: 1 })
  })

  it('counts a step that failed without a report once', () => {
    expect(countTests({ runner: 'vitest', file: 'nowhere.json' }, true)).toEqual({ passed: 0, failed: 1 })
    expect(countTests({}, true)).toEqual({ passed: 0, failed: 1 })
    expect(countTests({}, false)).toEqual({ passed: 0, failed: 0 })
  })
})
