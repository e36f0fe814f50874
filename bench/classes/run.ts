import { loadavg } from 'node:os'
import { join } from 'node:path'
import { openContentPack } from '@wordstride/content'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../../packages/server/src/db/openDatabase'
import { seedDatabase } from '../../packages/server/src/seed/seedDatabase'
import { startPostgres } from '../../scripts/setup/postgres.mjs'
import { root } from '../root'
import { type Asked, ask } from '../server/ask'
import { addHistory } from '../server/fillDatabase'
import { percentile } from '../server/load'
import { post } from '../server/send'
import { startServer } from '../server/serverProcess'
import { addStaff, fillClasses, LARGE_CLASS, studentsOf } from './fillClasses'
import { callsAbout, callsAboutAll } from './staffCalls'

/**
 * npm run bench:classes -- [students] [answers]: a class at work and the other pages of staff, read one call after the
 * other. The answers are those of five terms, and the class of 1,000 has a tenth of them.
 */
const STUDENTS = Number(process.argv[2] ?? 100_000)
const ANSWERS = Number(process.argv[3] ?? 0)
const ROUNDS = 60
const WARM_ROUNDS = 10
const PORT = 18_290

interface Work {
  students: { user_id: string }[]
  has_more: boolean
  grade: number
}

const postgres = await startPostgres()
if (!postgres) throw new Error('No PostgreSQL here.')
const content = openContentPack(join(root, 'dist/content'))
const database = await openDatabase({ dataDir: '', databaseUrl: postgres.url })
await database.prepare((db) => seedDatabase(db, { appEnv: 'production', region: 'US' }, new Date(), content))
const classes = await fillClasses(database.patient, STUDENTS)
const { teacher: token, admin } = await addStaff(database.db)
const readers = await studentsOf(database.db, LARGE_CLASS)
const [anyone] = readers
if (!anyone) throw new Error('The class is empty.')
if (ANSWERS > 0) await addHistory(database.patient, ANSWERS, { students: readers })
const [latest] = (await database.db.execute(
  sql`select session_id from sessions where user_id = ${anyone.userId} order by started_at desc limit 1`,
)) as unknown as { session_id: string }[]
if (!latest) throw new Error('Nobody worked.')
await database.close()

const server = await startServer(PORT, { DATABASE_URL: postgres.url })
const table: Record<string, object> = {}
for (const { classId, name } of classes)
  for (const section of ['ae.la', 'ae.voc']) {
    const calls: number[] = []
    const wholes: number[] = []
    let bytes = 0
    const read = async () => {
      const began = performance.now()
      let next: { after: string; grade: number } | null = null
      do {
        const params = { class_id: classId, section_type: section, ...next }
        const asked = performance.now()
        const reply = await post(
          `http://127.0.0.1:${PORT}/english/api/v1.0/classes`,
          token,
          JSON.stringify({ function: 'getClassWork', params }),
        )
        calls.push(performance.now() - asked)
        const work = JSON.parse(reply.body) as Work
        const last = work.students.at(-1)
        next = work.has_more && last ? { after: last.user_id, grade: work.grade } : null
        bytes = Math.max(bytes, reply.body.length)
      } while (next !== null)
      wholes.push(performance.now() - began)
    }
    for (let round = 0; round < WARM_ROUNDS; round++) await read()
    calls.length = 0
    wholes.length = 0
    const cpu = server.cpu()
    for (let round = 0; round < ROUNDS; round++) await read()
    for (const times of [calls, wholes]) times.sort((a, b) => a - b)
    table[`${name}, ${section}`] = {
      'p50 ms': Math.round(percentile(calls, 0.5)),
      'p99 ms': Math.round(percentile(calls, 0.99)),
      'whole class, p50 ms': Math.round(percentile(wholes, 0.5)),
      'server cpu ms/call': Number((((server.cpu() - cpu) * 1000) / calls.length).toFixed(1)),
      'kB at most': Math.round(bytes / 1000),
      'other load': Number((loadavg()[0] as number).toFixed(1)),
    }
  }

const address = `http://127.0.0.1:${PORT}`
async function measure(label: string, asker: string, asked: Asked) {
  const once = async () => {
    const began = performance.now()
    await ask(address, asker, asked)
    return performance.now() - began
  }
  for (let round = 0; round < WARM_ROUNDS; round++) await once()
  const times: number[] = []
  const cpu = server.cpu()
  for (let round = 0; round < ROUNDS; round++) times.push(await once())
  times.sort((a, b) => a - b)
  table[label] = {
    'p50 ms': Math.round(percentile(times, 0.5)),
    'p99 ms': Math.round(percentile(times, 0.99)),
    'server cpu ms/call': Number((((server.cpu() - cpu) * 1000) / ROUNDS).toFixed(1)),
    'other load': Number((loadavg()[0] as number).toFixed(1)),
  }
}
for (const asked of callsAbout(anyone.userId, latest.session_id)) await measure(asked[0], token, asked)
for (const asked of callsAboutAll) await measure(`${asked[0]} ${JSON.stringify(asked[1])}`, admin, asked)
console.table(table)
await server.stop()
await postgres.stop()
process.exit(0)
