import { existsSync, readFileSync } from 'node:fs'

function countVitest(report) {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length }
}

function countPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

const counters = { vitest: countVitest, playwright: countPlaywright }

/** Tests that ran, from a runner's JSON report; a step that failed counts as one failure at least. */
export function countTests({ runner, file }, hasFailed) {
  const counted =
    runner && existsSync(file)
      ? counters[runner](JSON.parse(readFileSync(file, 'utf8')))
      : { passed: 0, failed: 0 }
  return { ...counted, failed: Math.max(counted.failed, hasFailed ? 1 : 0) }
}
