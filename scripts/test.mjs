import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countTests } from './countTests.mjs'
import { startPostgres } from './setup/postgres.mjs'
import { main, npm, root, run } from './setup/run.mjs'

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

async function runStep(step, environment) {
  console.log(`\n━━ ${step.title} ━━ npm run ${step.script}`)
  const start = performance.now()
  const code = await run(npm('run', '--silent', step.script, '--', ...(step.args ?? [])), {
    env: { ...process.env, ...environment, ...step.environment },
  })
  const time = seconds(start)
  console.log(`${code === 0 ? '✓' : '✗'} ${step.title} (${time})`)
  return { ...step, code, time, ...countTests(step, code !== 0) }
}

function summarise(results) {
  console.log('\n━━ Summary ━━')
  for (const { title, code, time, runner, passed, failed } of results) {
    const counts = runner ? `, ${passed} passed, ${failed} failed` : ''
    console.log(`${code === 0 ? '✓' : '✗'} ${title} (${time}${counts})`)
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
}

// Without a handler a signal would leave the database behind.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

await main(async () => {
  const { TEST_DATABASE_URL } = process.env
  const postgres = TEST_DATABASE_URL ? null : await startPostgres()
  const url = TEST_DATABASE_URL ?? postgres?.url
  console.log(
    url ? 'Server tests run on PGlite and PostgreSQL.' : 'No PostgreSQL here: server tests run on PGlite.',
  )
  const results = []
  for (const step of steps) results.push(await runStep(step, url ? { TEST_DATABASE_URL: url } : {}))
  await postgres?.stop()
  rmSync(reports, { recursive: true, force: true })
  summarise(results)
  process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0
})
