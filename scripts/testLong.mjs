import { startPostgres } from './setup/postgres.mjs'
import { main, root, run } from './setup/run.mjs'

/** What plays with random input, thousands of times instead of hundreds. */
const files = ['badInput', 'oneMachine', 'testOrder']
const HOUR_MS = 3_600_000

await main(async () => {
  const postgres = process.env.TEST_DATABASE_URL ? null : await startPostgres()
  const url = process.env.TEST_DATABASE_URL ?? postgres?.url ?? ''
  const project = url ? 'postgres' : 'embedded'
  const runner = `${root}node_modules/vitest/vitest.mjs`
  const code = await run(
    [process.execPath, runner, 'run', '--project', project, '--testTimeout', String(HOUR_MS), ...files],
    { env: { FUZZ_RUNS: '10000', ...process.env, TEST_DATABASE_URL: url } },
  )
  await postgres?.stop()
  process.exitCode = code
})
