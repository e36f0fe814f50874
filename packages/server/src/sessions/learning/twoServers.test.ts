import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../db/openDatabase'
import { fillLikeAFirstStart } from '../../testing/fillLikeAFirstStart'
import { loadSmallPack } from '../../testing/loadSmallPack'
import { type ServerProcess, startServer } from '../../testing/startServer'
import { readTold, startPupils } from '../../testing/steadyPupils'

const serverUrl = process.env.TEST_DATABASE_URL

const KILLS = 3

describe.skipIf(!serverUrl)('two servers on one PostgreSQL', () => {
  it('[SR-17] no answer is lost or doubled and no verdict is wrong while one is killed again and again', {
    timeout: 180_000,
  }, async () => {
    const name = `wordstride_test_${randomUUID().replaceAll('-', '')}`
    const admin = postgres(serverUrl ?? '', { max: 1, onnotice: () => {} })
    await admin.unsafe(`create database ${name}`)
    const url = new URL(serverUrl ?? '')
    url.pathname = `/${name}`
    const database = await openDatabase({ dataDir: '', databaseUrl: url.href })
    const content = await loadSmallPack()
    await fillLikeAFirstStart(database, content)
    const environment = { DATABASE_URL: url.href, RATE_LIMIT: '0', LEAST_TIMES: 'off', LOG_LEVEL: 'silent' }
    const steady = startServer(environment)
    const addresses = [await steady.ready, '']
    let shaky: ServerProcess = startServer(environment)
    addresses[1] = await shaky.ready

    let turn = 0
    const nextAddress = () => addresses[turn++ % 2] as string
    const pupils = await startPupils({ content, userNames: ['student'], nextAddress })
    for (let kill = 0; kill < KILLS; kill++) {
      await sleep(1000)
      await shaky.stop('SIGKILL')
      shaky = startServer(environment)
      addresses[1] = await shaky.ready
    }
    await sleep(500)
    await pupils.stop()
    await Promise.all([steady.stop('SIGTERM'), shaky.stop('SIGTERM')])

    const { told, wrong } = pupils
    const stored = await readTold(database.db, told)
    await database.close()
    await admin.unsafe(`drop database ${name} with (force)`)
    await admin.end()
    expect(wrong).toEqual([])
    expect(told.size).toBeGreaterThan(20)
    expect(stored).toEqual({ verdicts: told, rows: told.size, withoutPlace: 0 })
  })
})
