import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openContentPack } from '@wordstride/content'
import { openDatabase } from '../../packages/server/src/db/openDatabase'
import { seedDatabase } from '../../packages/server/src/seed/seedDatabase'
import { startPostgres } from '../../scripts/setup/postgres.mjs'
import { main } from '../../scripts/setup/run.mjs'
import { root } from '../root'
import type { Place } from '../server/compare'
import { addStudents } from '../server/fillDatabase'
import { benchSkills } from '../server/load'
import { runKills } from './runKills'
import { type Part, sumParts } from './sumParts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    minutes: { type: 'string', default: '8' },
    students: { type: 'string', default: '20' },
    port: { type: 'string', default: '18300' },
    /** PGlite instead of PostgreSQL. */
    embedded: { type: 'boolean', default: false },
  },
})
const GRADE = 2
const PARTS = join(root, '.cache/kills.jsonl')

async function playPart(database: Part['database'], place: Place): Promise<void> {
  const content = openContentPack(join(root, 'dist/content'))
  const opened = await openDatabase(place)
  await opened.prepare((db) => seedDatabase(db, { appEnv: 'production', region: 'US' }, new Date(), content))
  const students = await addStudents(opened.db, Number(values.students))
  await opened.close()
  const report = await runKills({
    place,
    students,
    skills: benchSkills(await content.load(), GRADE),
    limit: { kills: Number(values.count), seconds: Number(values.minutes) * 60 },
    port: Number(values.port),
  })
  console.log(database, report)
  console.table(sumParts(PARTS, { database, ...report }))
  if (report.lost + report.doubled + report.changed + report.wrong > 0)
    throw new Error('An acknowledged answer is not stored as it was told.')
}

/** A part of many kills: each ends within ten minutes, all that were played are summed up. */
await main(async () => {
  if (values.embedded) {
    const dataDir = mkdtempSync(join(tmpdir(), 'wordstride-kills-'))
    await playPart('PGlite', { dataDir, databaseUrl: undefined })
    rmSync(dataDir, { recursive: true, force: true })
    return
  }
  const postgres = await startPostgres()
  if (!postgres) throw new Error('There is no PostgreSQL here: --embedded tries the other database.')
  await playPart('PostgreSQL', { dataDir: '', databaseUrl: postgres.url })
  await postgres.stop()
})
