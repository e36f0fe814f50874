import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './setup/run.mjs'

const inProject = (file) => relative(root, file)

function countVitest({ numPassedTests, testResults }) {
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = inProject(name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length > 0
        ? failed.map((test) => ({ name: `${file} › ${test.fullName}`, message: test.failureMessages[0] }))
        : [{ name: file, message }]
    })
  return { passed: numPassedTests, failures }
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

function countPlaywright({ stats, suites, errors }) {
  const failed = suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        name: `[${projectName}] e2e/${file} › ${title}`,
        message: results.at(-1)?.error?.message,
      })),
  )
  const broken = errors.map(({ message }) => ({ name: 'e2e', message }))
  return { passed: stats.expected + stats.flaky, failures: [...failed, ...broken] }
}

/** A test that failed, by name, with what it said and where in the project; without colours and foreign lines. */
export function tellFailure({ name, message = '' }) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at .*(node_modules|node:|<anonymous>)/.test(line))
  return [name, ...lines.slice(0, 20)].join('\n  ')
}

const counters = { vitest: countVitest, playwright: countPlaywright }

/**
 * Tests that ran, from a runner's JSON report, and those that failed by name, with what they said; a step that
 * failed counts as one failure at least.
 */
export function countTests({ runner, file }, hasFailed) {
  const { passed, failures } =
    runner && existsSync(file)
      ? counters[runner](JSON.parse(readFileSync(file, 'utf8')))
      : { passed: 0, failures: [] }
  return { passed, failures, failed: Math.max(failures.length, hasFailed ? 1 : 0) }
}
