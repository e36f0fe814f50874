import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openContentPack } from '@wordstride/content'
import { sql } from 'drizzle-orm'
import { type OpenDatabase, openDatabase } from '../../packages/server/src/db/openDatabase'
import { rowsOf } from '../../packages/server/src/db/rowsOf'
import { noJobQueue } from '../../packages/server/src/jobs/jobQueue'
import { formGroupsJob } from '../../packages/server/src/peers/formGroupsJob'
import { seedDatabase } from '../../packages/server/src/seed/seedDatabase'
import { startPostgres } from '../../scripts/setup/postgres.mjs'
import { addTokens, fillPeers } from '../peers/fillPeers'
import { root } from '../root'
import { processorTime } from '../server/processorTime'
import { startServer } from '../server/serverProcess'
import { fillWeeks } from './fillWeeks'
import { homeCalls } from './homeCalls'
import { measureHomes } from './measureHomes'

/** npm run bench:homes -- [students] [--against DIST]: the calls of a home in turn with another build, then the close. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, rounds: { type: 'string' } },
})
const STUDENTS = Number(positionals[0] ?? 100_000)
const SIGNED_IN = 300
const PORT = 18_280
const TIME_ZONE = 'America/Los_Angeles'
const log = { info: () => {}, warn: () => {}, error: console.error }
const now = new Date()

async function countOpen({ patient }: OpenDatabase): Promise<number> {
  const found = await patient.execute(
    sql`select count(*)::int as open from assignment_weeks where closed_at is null and ends_at < now()`,
  )
  return rowsOf<{ open: number }>(found)[0]?.open ?? 0
}

const postgres = await startPostgres()
if (!postgres) throw new Error('No PostgreSQL here.')
const { pid } = postgres
const environment = { DATABASE_URL: postgres.url }
const database = await openDatabase({ dataDir: '', databaseUrl: postgres.url })
const content = openContentPack(join(root, 'dist/content'))
await database.prepare((db) => seedDatabase(db, { appEnv: 'production', region: 'US' }, now, content))
await fillPeers(database.patient, STUDENTS)
await formGroupsJob.run({}, { db: database.patient, jobs: noJobQueue, now, timeZone: TIME_ZONE, log })
const tokens = await addTokens(database.db, STUDENTS, SIGNED_IN)
await fillWeeks(database.patient, {
  students: STUDENTS,
  signedIn: tokens.map(({ userId }) => userId),
  now,
  timeZone: TIME_ZONE,
})
console.log(`${STUDENTS} students are filled in`)

const dists = [
  ...(values.against ? [{ title: 'before', dist: values.against }] : []),
  { title: 'now', dist: join(root, 'dist') },
]
console.table(
  await measureHomes(
    dists.map((side, i) => ({ ...side, port: PORT + i, environment: { ...environment, JOBS: 'off' } })),
    {
      calls: homeCalls(now, TIME_ZONE),
      tokens: tokens.map(({ token }) => token),
      rounds: Number(values.rounds ?? 3),
    },
    pid,
  ),
)

/** The queue gives the job to one server; the other is there to take it over. */
const open = await countOpen(database)
const began = performance.now()
const used = processorTime(pid)
const servers = [await startServer(PORT, environment), await startServer(PORT + 1, environment)]
while ((await countOpen(database)) > 0) await sleep(500)
const seconds = (performance.now() - began) / 1000
const cpu = servers.reduce((sum, server) => sum + server.cpu(), 0)
console.log(
  `The queue closed ${open} weeks in ${seconds.toFixed(0)} s, with ${cpu.toFixed(0)} s of the servers' processors ` +
    `and ${(processorTime(pid) - used).toFixed(0)} s of the database's; other load ${loadavg()[0]?.toFixed(1)}`,
)
// The job looks once more for who was left out.
await sleep(3_000)
await Promise.all(servers.map((server) => server.stop()))
await database.close()
await postgres.stop()
process.exit(0)
