import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countTests, tellFailure } from './countTests.mjs'
import { startPostgres } from './setup/postgres.mjs'
import { main, npm, root } from './setup/run.mjs'
import { runGroup } from './setup/runGroup.mjs'
import { keepTemporaryFilesTogether } from './setup/temporary.mjs'

keepTemporaryFilesTogether()
const reports = mkdtempSync(join(tmpdir(), 'wordstride-reports-'))

const vitest = (name) => {
  const file = join(reports, `${name}.json`)
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return { runner: 'vitest', file, args }
}

const playwright = (name) => {
  const file = join(reports, `${name}.json`)
  const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  return { runner: 'playwright', file, args: ['--reporter=list,json'], environment }
}

const steps = [
  { title: 'Types', script: 'test:types' },
  { title: 'Lint and format', script: 'test:lint' },
  { title: 'Boundaries', script: 'test:boundaries' },
  { title: 'Citations', script: 'test:citations' },
  { title: 'Dead exports and unused dependencies', script: 'test:unused' },
  { title: 'Unit, property and contract', script: 'test:unit', ...vitest('unit') },
  { title: 'Stories', script: 'test:stories', ...vitest('stories'), needs: '.storybook/main.ts' },
  { title: 'Browser journeys', script: 'test:e2e', ...playwright('e2e') },
].filter(({ needs }) => !needs || existsSync(join(root, needs)))

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

const commandOf = (step) => npm('run', '--silent', step.script, '--', ...(step.args ?? []))
const printTitle = (step) => console.log(`\n━━ ${step.title} ━━ npm run ${step.script}`)
const printEnd = ({ title, code, time }) => console.log(`${code === 0 ? '✓' : '✗'} ${title} (${time})`)

async function runStep(step, environment) {
  printTitle(step)
  const start = performance.now()
  const code = await runGroup(commandOf(step), {
    env: { ...process.env, ...environment, ...step.environment },
  })
  const result = { ...step, code, time: seconds(start), ...countTests(step, code !== 0) }
  printEnd(result)
  return result
}

/** The same with the output kept. */
async function runQuietly(step) {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const start = performance.now()
  let output = ''
  const code = await runGroup(commandOf(step), {
    env: { ...process.env, ...color },
    onOutput: (chunk) => (output += chunk),
  })
  return { ...step, code, output, time: seconds(start), ...countTests(step, code !== 0) }
}

/** Steps that mostly wait for one core, side by side; what they print comes one after the other. */
async function runSideBySide(steps) {
  const waiting = steps.map((step, i) => ({ step, i }))
  const results = []
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results[next.i] = await runQuietly(next.step)
  }
  await Promise.all([lane(), lane()])
  for (const { output, ...result } of results) {
    printTitle(result)
    process.stdout.write(output)
    printEnd(result)
  }
  return results
}

function summarise(results) {
  console.log('\n━━ Summary ━━')
  for (const { title, code, time, runner, passed, failed } of results) {
    const counts = runner ? `, ${passed} passed, ${failed} failed` : ''
    console.log(`${code === 0 ? '✓' : '✗'} ${title} (${time}${counts})`)
  }
  for (const { title, failures } of results)
    for (const failure of failures) console.log(`\n✗ ${title}: ${tellFailure(failure)}`)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
}

await main(async () => {
  const { TEST_DATABASE_URL } = process.env
  const postgres = TEST_DATABASE_URL ? null : await startPostgres()
  const url = TEST_DATABASE_URL ?? postgres?.url
  console.log(
    url ? 'Server tests run on PGlite and PostgreSQL.' : 'No PostgreSQL here: server tests run on PGlite.',
  )
  const results = await runSideBySide(steps.filter(({ runner }) => !runner))
  for (const step of steps.filter(({ runner }) => runner))
    results.push(await runStep(step, url ? { TEST_DATABASE_URL: url } : {}))
  await postgres?.stop()
  summarise(results)
  process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0
})
