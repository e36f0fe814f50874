import { startPostgres } from './setup/postgres.mjs'
import { buildPreviousVersion } from './setup/previousVersion.mjs'
import { main, npm, root } from './setup/run.mjs'
import { runGroup } from './setup/runGroup.mjs'
import { keepTemporaryFilesTogether } from './setup/temporary.mjs'

/** What plays with random input, thousands of times instead of hundreds. */
const RANDOM = ['badInput', 'oneMachine', 'testOrder']
/** Every problem type removed alone, instead of in groups; one from outside, from its folder to a session. */
const TYPES = ['removeType', 'outsideType']
/** Every problem that a generator can make, judged; a thousand students and as many guessers. */
const ALL_CONTENT = ['generators', 'placementGoal']
/** A process is killed in the middle of what it does. */
const KILLS = ['closeWeeksKill', 'rosterKill']
/** A class plays three weeks, as at every first start. */
const EMBEDDED = ['seedDemoClass']
/** The version before and this one over one database, which only PostgreSQL can be. */
const ROLL_OUT = ['rollOut']
const HOUR_MS = 3_600_000

keepTemporaryFilesTogether()

await main(async () => {
  const postgres = process.env.TEST_DATABASE_URL ? null : await startPostgres()
  const url = process.env.TEST_DATABASE_URL ?? postgres?.url ?? ''
  const project = url ? 'postgres' : 'embedded'
  const runner = `${root}node_modules/vitest/vitest.mjs`
  const environment = { LONG: '1', ...process.env, TEST_DATABASE_URL: url }
  const vitest = (project, files, variables) =>
    runGroup(
      [process.execPath, runner, 'run', '--project', project, '--testTimeout', String(HOUR_MS), ...files],
      {
        env: { ...variables, ...environment },
      },
    )
  const codes = [
    await vitest(project, RANDOM, { FUZZ_RUNS: '10000' }),
    await vitest('scripts', TYPES),
    await vitest('unit', ALL_CONTENT),
    await vitest(project, KILLS),
    await vitest('embedded', EMBEDDED),
    await runGroup(npm('run', '--silent', 'test:e2e'), { env: environment }),
  ]
  if (url) {
    const previous = await buildPreviousVersion()
    console.log(`Rolled out over ${previous.commit}`)
    codes.push(await vitest(project, ROLL_OUT, { PREVIOUS_SERVER: previous.entry }))
    previous.remove()
  }
  await postgres?.stop()
  process.exitCode = Math.max(...codes)
})
