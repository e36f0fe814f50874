import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openContentPack } from '@wordstride/content'
import { openDatabase } from '../../packages/server/src/db/openDatabase'
import { seedDatabase } from '../../packages/server/src/seed/seedDatabase'
import { startPostgres } from '../../scripts/setup/postgres.mjs'
import { root } from '../root'
import { measureBesideEachOther } from './besideEachOther'
import { countStatements } from './countStatements'
import { addHistory, addLevels, addStudents, type Student } from './fillDatabase'
import { rightAnswers, runGradedLoad } from './gradedLoad'
import { type BenchSkill, benchSkills, type LoadResult, lasting, percentile, runLoad } from './load'
import { startServer } from './serverProcess'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string' },
    warm: { type: 'string' },
    rounds: { type: 'string' },
    history: { type: 'string' },
    only: { type: 'string' },
    /** The `dist` of another version, to be measured beside this one and with nothing else. */
    against: { type: 'string' },
  },
})
const option = (name: keyof typeof values, fallback: number) => Number(values[name] ?? fallback)
const { only, against } = values

const SECONDS = option('seconds', 15)
const WARM_SECONDS = option('warm', 5)
const ROUNDS = option('rounds', 5)
const HISTORY = option('history', 1_000_000)
const STUDENTS = 50
const GRADE = 2
const PORT = 18_260
const ADDRESS = `http://127.0.0.1:${PORT}`

interface Figures {
  'saves/s': number
  'p50 ms': number
  'p99 ms': number
  'server MB': number
  'server cpu ms/save': number
  'other load': number
}

const content = openContentPack(join(root, 'dist/content'))
const pack = await content.load()
const skills = benchSkills(pack, GRADE)
const keys = rightAnswers(pack, GRADE)
const table: Record<string, Figures> = {}

async function measure(
  title: string,
  environment: Record<string, string>,
  load: (durationMs: number) => Promise<LoadResult>,
) {
  const server = await startServer(PORT, environment)
  await load(WARM_SECONDS * 1000)
  const cpu = server.cpu()
  const before = loadavg()[0] as number
  const result = await load(SECONDS * 1000)
  table[title] = {
    'saves/s': Math.round(result.saves / result.seconds),
    'p50 ms': Math.round(percentile(result.times, 0.5)),
    'p99 ms': Math.round(percentile(result.times, 0.99)),
    'server MB': Math.round(server.memory()),
    'server cpu ms/save': Number((((server.cpu() - cpu) * 1000) / result.saves).toFixed(2)),
    'other load': Number(before.toFixed(1)),
  }
  await server.stop()
  if (result.failures + result.wrong > 0)
    throw new Error(`${title}: ${result.failures} failures, ${result.wrong} wrong verdicts`)
  console.log(title, table[title])
}

/** Fills a database, measures, adds the history and measures again. */
async function bench(name: string, target: { dataDir: string; databaseUrl: string | undefined }) {
  const environment: Record<string, string> = target.databaseUrl
    ? { DATABASE_URL: target.databaseUrl }
    : { DATA_DIR: target.dataDir }
  let database = await openDatabase(target)
  await database.prepare((db) =>
    seedDatabase(db, { appEnv: 'production', region: 'US' }, new Date(), content),
  )
  const skillIds = pack.chapters
    .filter((chapter) => chapter.section_type === 'ae.la' && chapter.grade_id === GRADE)
    .flatMap((chapter) => chapter.skills.map(({ skill_id }) => skill_id))
  const [counted, ...others] = await addStudents(database.db, STUDENTS + 1)
  const students = others
  await addLevels(database.db, [counted, ...students] as Student[], GRADE, skillIds)
  console.table(
    await countStatements({
      database,
      student: counted as Student,
      skill: skills[0] as BenchSkill,
      rightAnswer: keys,
    }),
  )
  await database.close()
  const save = (durationMs: number) =>
    runLoad({ address: () => ADDRESS, students, skills, isOver: lasting(durationMs) })
  const check = (durationMs: number) =>
    runGradedLoad({ address: ADDRESS, students, gradeId: GRADE, rightAnswer: keys, durationMs })
  await measure(name, environment, save)
  await measure(`${name}, graded answers`, environment, check)
  if (HISTORY > 0 && !target.databaseUrl) {
    database = await openDatabase(target)
    await addHistory(database.db, HISTORY, { students })
    await database.close()
    await measure(`${name}, ${HISTORY.toLocaleString('en')} stored answers`, environment, save)
  }
}

const besideEachOther = (
  server: { url: string; pid: number },
  schools: Parameters<typeof measureBesideEachOther>[1],
) =>
  measureBesideEachOther(
    {
      server,
      pack,
      skills,
      rightAnswer: keys,
      gradeId: GRADE,
      studentCount: STUDENTS,
      port: PORT,
      turns: { rounds: ROUNDS, seconds: SECONDS, warmSeconds: WARM_SECONDS },
    },
    schools,
  )

if (against !== undefined) {
  const postgres = await startPostgres()
  if (!postgres) throw new Error('Two versions are measured on PostgreSQL, which is not here.')
  await besideEachOther(postgres, [
    { title: 'before', name: 'before', dist: resolve(against), history: option('history', 0) },
    { title: 'now', name: 'now', history: option('history', 0) },
  ])
  await postgres.stop()
  process.exit(0)
}
if (only !== 'pglite') {
  const postgres = await startPostgres()
  if (!postgres) console.log('No PostgreSQL here: only the embedded database is measured.')
  else {
    if (HISTORY > 0) {
      const stored = `${HISTORY.toLocaleString('en')} stored answers`
      await besideEachOther(postgres, [
        { title: 'empty', name: 'without_history', history: 0 },
        { title: stored, name: 'with_history', history: HISTORY },
      ])
    }
    if (only === 'history') {
      await postgres.stop()
      process.exit(0)
    }
    await bench('PostgreSQL', { dataDir: '', databaseUrl: postgres.url })
    await postgres.stop()
  }
}
if (only !== 'postgres') {
  const dataDir = mkdtempSync(join(tmpdir(), 'wordstride-bench-data-'))
  await bench('PGlite', { dataDir, databaseUrl: undefined })
  rmSync(dataDir, { recursive: true, force: true })
}
console.table(table)
for (const [title, graded] of Object.entries(table)) {
  const learning = table[title.replace(/, graded answers$/, '')]
  if (learning === undefined || learning === graded) continue
  const ratio = (key: 'saves/s' | 'p99 ms') => (graded[key] / learning[key]).toFixed(2)
  console.log(
    `${title}: ${ratio('saves/s')} of learning in answers a second, ${ratio('p99 ms')} times its p99`,
  )
}
process.exit(0)
