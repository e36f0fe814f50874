import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openContentPack } from '@wordstride/content'
import { type OpenDatabase, openDatabase } from '../../packages/server/src/db/openDatabase'
import { learningCenters, tokenOwners, tokens, users } from '../../packages/server/src/db/schema'
import { seedDatabase } from '../../packages/server/src/seed/seedDatabase'
import { startPostgres } from '../../scripts/setup/postgres.mjs'
import { root } from '../root'
import { type BenchServer, startServer } from '../server/serverProcess'

const { values: options } = parseArgs({
  options: { imports: { type: 'string', default: '1' }, only: { type: 'string' } },
})

const PEOPLE = 10_000
const OF_A_CLASS = 25
/** How often everybody is changed: `--imports 10` shows whether the memory grows with each. */
const IMPORTS = Number(options.imports)
const PORT = 18_270
const TOKEN = createHash('sha256').update('roster').digest('base64url')
const CENTER = 900

/** Four hundred classes of twenty-five and a teacher each. */
function roster(grade: number): string {
  const classes = PEOPLE / OF_A_CLASS
  const teachers = Array.from({ length: classes }, (_, i) => `T${i},Teacher${i},Bench,teacher,,Class ${i}`)
  const students = Array.from(
    { length: PEOPLE - classes },
    (_, i) => `S${i},Student${i % 700},Bench${i % 90},student,${grade},Class ${i % classes}`,
  )
  return ['source_id,first_name,last_name,role,school_grade,class', ...teachers, ...students].join('\n')
}

async function fill(database: OpenDatabase): Promise<void> {
  const content = openContentPack(join(root, 'dist/content'))
  await database.prepare((db) =>
    seedDatabase(db, { appEnv: 'production', region: 'US' }, new Date(), content),
  )
  const now = new Date()
  const later = new Date(now.getTime() + 3_600_000)
  const { db } = database
  await db.insert(learningCenters).values({ id: CENTER, name: 'Bench', address: '', phone: '', email: '' })
  await db.insert(users).values({
    userId: 'bench-admin',
    userName: 'bench-admin',
    passwordHash: '',
    role: 'admin',
    firstName: 'Bench',
    lastName: 'Admin',
    country: 'US',
    schoolGrade: 2,
    startsAt: new Date(0),
    expiresAt: later,
    createdAt: now,
  })
  const tokenHash = createHash('sha256').update(TOKEN).digest('hex')
  await db.insert(tokens).values({ userId: 'bench-admin', tokenHash, issuedAt: now, expiresAt: later })
  await db.insert(tokenOwners).values({ userId: 'bench-admin', tokenHash, endsAt: later })
}

interface Reply {
  message?: string
  preview: { digest: string; counts: Record<string, number> }
}

async function call(name: string, params: object): Promise<Reply> {
  const reply = await fetch(`http://127.0.0.1:${PORT}/english/api/v1.0/roster`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: TOKEN },
    body: JSON.stringify({ function: name, params }),
  })
  const body = (await reply.json()) as Reply & { is_success: boolean }
  if (!body.is_success) throw new Error(`${name}: ${reply.status} ${body.message}`)
  return body
}

const table: Record<string, Record<string, number | string>> = {}

/** Runs something and notes its time and the most memory the server had. */
async function measure(title: string, server: BenchServer, work: () => Promise<Reply>): Promise<Reply> {
  const before = server.memory()
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, server.memory())
  }, 50)
  const cpu = server.cpu()
  const begin = performance.now()
  const reply = await work()
  const seconds = (performance.now() - begin) / 1000
  clearInterval(timer)
  table[title] = {
    seconds: Number(seconds.toFixed(1)),
    'server cpu seconds': Number((server.cpu() - cpu).toFixed(1)),
    'MB before': Math.round(before),
    'MB at most': Math.round(peak),
    waiting: Number((loadavg()[0] ?? 0).toFixed(1)),
  }
  console.log(title, table[title])
  return reply
}

async function bench(name: string, target: { dataDir: string; databaseUrl: string | undefined }) {
  const database = await openDatabase(target)
  await fill(database)
  await database.close()
  const server = await startServer(
    PORT,
    target.databaseUrl ? { DATABASE_URL: target.databaseUrl } : { DATA_DIR: target.dataDir },
  )
  const preview = (what: string, content: string) =>
    measure(`${name}, preview, ${what}`, server, () =>
      call('previewRoster', { center_id: CENTER, format: 'csv', content }),
    )
  const apply = (what: string, content: string, digest: string) =>
    measure(`${name}, import, ${what}`, server, () =>
      call('importRoster', { center_id: CENTER, format: 'csv', content, digest }),
    )
  const first = roster(3)
  const seen = await preview('all new', first)
  await apply('all new', first, seen.preview.digest)
  for (let turn = 1; turn <= 3; turn++) await preview(`the same again, ${turn}`, first)
  let next = first
  for (let turn = 1; turn <= IMPORTS; turn++) {
    next = roster(3 + (turn % 9))
    const promoted = await preview(`another grade, ${turn}`, next)
    await apply(`another grade, ${turn}`, next, promoted.preview.digest)
  }
  const { preview: last } = await preview('the same after it', next)
  if (last.counts.unchanged !== PEOPLE)
    throw new Error(`Not all are as in the file: ${last.counts.unchanged}`)
  await server.stop()
}

const postgres = options.only === 'embedded' ? null : await startPostgres()
if (postgres) {
  await bench('PostgreSQL', { dataDir: '', databaseUrl: postgres.url })
  await postgres.stop()
} else console.log('No PostgreSQL here: only the embedded database is measured.')
if (options.only !== 'postgres') {
  const dataDir = mkdtempSync(join(tmpdir(), 'wordstride-bench-roster-'))
  await bench('embedded', { dataDir, databaseUrl: undefined })
  rmSync(dataDir, { recursive: true, force: true })
}
console.table(table)
process.exit(0)
