import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openContentPack } from '@wordstride/content'
import postgres from 'postgres'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../db/openDatabase'
import { paths } from '../../paths'
import { startServer } from '../../testing/startServer'
import { readTold, startPupils } from '../../testing/steadyPupils'

const serverUrl = process.env.TEST_DATABASE_URL
/** `start.js` of the version before, as `npm run test:long` builds it. */
const previous = process.env.PREVIOUS_SERVER

const SECONDS_EACH = 10
const SKILLS = 6

/** Some skills as the servers have them, which load the whole content. */
async function findSkills() {
  const { chapters } = await openContentPack(paths.content).load()
  const [chapter] = chapters.filter(
    ({ section_type, grade_id }) => section_type === 'ae.la' && grade_id === 2,
  )
  if (!chapter) throw new Error('There is no chapter of grade 2.')
  return { chapters: [{ ...chapter, skills: chapter.skills.slice(0, SKILLS) }] }
}

describe.skipIf(!serverUrl || !previous)('a version that is rolled out over the one before', () => {
  it('[SR-17] both serve the same students, without a fault, and no acknowledged answer is lost or doubled', {
    timeout: 300_000,
  }, async () => {
    const name = `wordstride_test_${randomUUID().replaceAll('-', '')}`
    const admin = postgres(serverUrl ?? '', { max: 1, onnotice: () => {} })
    await admin.unsafe(`create database ${name}`)
    const url = new URL(serverUrl ?? '')
    url.pathname = `/${name}`
    const environment = {
      DATABASE_URL: url.href,
      RATE_LIMIT: '0',
      LEAST_TIMES: 'off',
      LOG_LEVEL: 'silent',
      JOBS: 'off',
    }
    const before = startServer(environment, previous)
    const addresses = [await before.ready]
    let turn = 0
    const pupils = await startPupils({
      content: await findSkills(),
      userNames: ['student', 'student2'],
      nextAddress: () => addresses[turn++ % addresses.length] as string,
    })
    const acknowledged = [0]
    const goOn = async () => {
      await sleep(SECONDS_EACH * 1000)
      acknowledged.push(pupils.told.size)
    }
    await goOn()
    // The tables are brought up to date under load.
    const now = startServer(environment)
    addresses.push(await now.ready)
    await goOn()
    addresses.shift()
    await before.stop('SIGTERM')
    await goOn()
    await pupils.stop()
    await now.stop('SIGTERM')

    const { told, wrong, faults } = pupils
    const database = await openDatabase({ dataDir: '', databaseUrl: url.href })
    const stored = await readTold(database.db, told)
    await database.close()
    await admin.unsafe(`drop database ${name} with (force)`)
    await admin.end()
    console.log(`Acknowledged by the version before, by both, by the new one: ${acknowledged.slice(1)}`)
    expect(faults).toEqual([])
    expect(wrong).toEqual([])
    expect(acknowledged.slice(1).every((count, i) => count > (acknowledged[i] ?? 0) + 20)).toBe(true)
    expect(stored).toEqual({ verdicts: told, rows: told.size, withoutPlace: 0 })
  })
})
