import { loadavg } from 'node:os'
import { join } from 'node:path'
import { openContentPack } from '@wordstride/content'
import { openDatabase } from '../../packages/server/src/db/openDatabase'
import { noJobQueue } from '../../packages/server/src/jobs/jobQueue'
import { formGroupsJob } from '../../packages/server/src/peers/formGroupsJob'
import { seedDatabase } from '../../packages/server/src/seed/seedDatabase'
import { startPostgres } from '../../scripts/setup/postgres.mjs'
import { root } from '../root'
import { percentile } from '../server/load'
import { post } from '../server/send'
import { startServer } from '../server/serverProcess'
import { addTokens, fillPeers } from './fillPeers'

const STUDENTS = 100_000
const SIGNED_IN = 300
const AT_ONCE = 50
const SECONDS = 10
const WARM_SECONDS = 4
const PORT = 18_270
const TIME_ZONE = 'America/Los_Angeles'

const CALLS: Record<string, { path: string; body: (i: number) => object }> = {
  'ranking of the peer group': {
    path: 'english/api/v1.0/peergroup',
    body: () => ({ function: 'getPeerGroupRanking', params: { section_type: 'ae.la' } }),
  },
  'ranking, worked out anew each time': {
    path: 'english/api/v1.0/peergroup',
    body: () => ({ function: 'getPeerGroupRanking', params: { section_type: 'ae.la', force: true } }),
  },
  marquee: {
    path: 'english/api/v1.0/peergroup',
    body: () => ({ function: 'getNewPeerAchievement', params: {} }),
  },
  'board of a grade': {
    path: 'datastore/progress',
    body: (i) => ({ function: 'getProgress', params: { grade: 2 + (i % 8), section_type: 'ae.la' } }),
  },
}

const postgres = await startPostgres()
if (!postgres) throw new Error('No PostgreSQL here.')
const target = { dataDir: '', databaseUrl: postgres.url }
const content = openContentPack(join(root, 'dist/content'))
const database = await openDatabase(target)
await database.prepare((db) => seedDatabase(db, { appEnv: 'production', region: 'US' }, new Date(), content))
await fillPeers(database.db, STUDENTS)
const log = { info: () => {}, warn: () => {}, error: console.error }
const began = performance.now()
await formGroupsJob.run({}, { db: database.db, jobs: noJobQueue, now: new Date(), timeZone: TIME_ZONE, log })
console.log(`${STUDENTS} students formed into groups in ${((performance.now() - began) / 1000).toFixed(1)} s`)
const tokens = await addTokens(database.db, STUDENTS, SIGNED_IN)
await database.close()

const server = await startServer(PORT, { DATABASE_URL: postgres.url })
const table: Record<string, object> = {}
for (const [title, { path, body }] of Object.entries(CALLS)) {
  const times: number[] = []
  let failures = 0
  let turn = 0
  const load = async (seconds: number) => {
    const until = performance.now() + seconds * 1000
    const ask = async () => {
      while (performance.now() < until) {
        const i = turn++
        const asked = performance.now()
        const { token } = tokens[(i * 7) % tokens.length] as { token: string }
        const reply = await post(`http://127.0.0.1:${PORT}/${path}`, token, JSON.stringify(body(i)))
        times.push(performance.now() - asked)
        if (reply.status !== 200) failures++
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, ask))
  }
  await load(WARM_SECONDS)
  times.length = 0
  const cpu = server.cpu()
  await load(SECONDS)
  times.sort((a, b) => a - b)
  table[title] = {
    'calls/s': Math.round(times.length / SECONDS),
    'p50 ms': Math.round(percentile(times, 0.5)),
    'p99 ms': Math.round(percentile(times, 0.99)),
    'server cpu ms/call': Number((((server.cpu() - cpu) * 1000) / times.length).toFixed(2)),
    failures,
    'other load': Number((loadavg()[0] as number).toFixed(1)),
  }
}
await server.stop()
await postgres.stop()
console.table(table)
process.exit(0)
