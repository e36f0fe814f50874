import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { API_PREFIX, type CallInput } from '@wordstride/api'
import { inArray } from 'drizzle-orm'
import postgres from 'postgres'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../db/openDatabase'
import { answers } from '../db/schema'
import { exercisesOf, findSkill, learningPupil } from '../testing/learningPupil'
import { loadSmallPack } from '../testing/loadSmallPack'
import { type ServerProcess, startServer } from '../testing/startServer'

const serverUrl = process.env.TEST_DATABASE_URL

type Answer = CallInput<'saveUserPracticeAnswer'>

const KILLS = 3
const PUPILS = 6

async function post(address: string, name: string, path: string, params: unknown, token = '') {
  const reply = await fetch(`${address.replace(/\/$/, '')}${API_PREFIX}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify({ function: name, params }),
  })
  return reply.json()
}

describe.skipIf(!serverUrl)('two servers on one PostgreSQL', () => {
  it('[SR-17] no answer is lost or doubled and no verdict is wrong while one is killed again and again', {
    timeout: 180_000,
  }, async () => {
    const name = `wordstride_test_${randomUUID().replaceAll('-', '')}`
    const admin = postgres(serverUrl ?? '', { max: 1, onnotice: () => {} })
    await admin.unsafe(`create database ${name}`)
    const url = new URL(serverUrl ?? '')
    url.pathname = `/${name}`
    const environment = { DATABASE_URL: url.href, RATE_LIMIT: '0', LOG_LEVEL: 'silent' }
    const steady = startServer(environment)
    const addresses = [await steady.ready, '']
    let shaky: ServerProcess = startServer(environment)
    addresses[1] = await shaky.ready

    const skill = findSkill(await loadSmallPack(), 'la.2.nouns')
    const { data } = await post(addresses[0] as string, 'login', 'userauth', {
      username: 'student',
      password: 'student',
    })
    const told = new Map<string, string>()
    const wrong: Answer[] = []
    let isOver = false
    let turn = 0
    const work = async () => {
      while (!isOver) {
        const pupil = learningPupil(skill)
        for (const [i, problem] of exercisesOf(skill).slice(0, 4).entries()) {
          const verdict = i % 2 === 0 ? 'correct' : 'incorrect'
          const answer = pupil.answer(problem, verdict)
          for (;;) {
            const address = addresses[turn++ % 2] as string
            const reply = await post(
              address,
              'saveUserPracticeAnswer',
              'userpractice',
              answer,
              data.token,
            ).catch(() => null)
            if (reply?.is_success) {
              told.set(answer.more_parameters.answer_id, reply.verdict)
              if (reply.verdict !== verdict) wrong.push(answer)
              break
            }
            await sleep(30)
          }
        }
      }
    }
    const workers = Array.from({ length: PUPILS }, work)
    for (let kill = 0; kill < KILLS; kill++) {
      await sleep(1000)
      await shaky.stop('SIGKILL')
      shaky = startServer(environment)
      addresses[1] = await shaky.ready
    }
    await sleep(500)
    isOver = true
    await Promise.all(workers)
    await Promise.all([steady.stop('SIGTERM'), shaky.stop('SIGTERM')])

    const database = await openDatabase({ dataDir: '', databaseUrl: url.href })
    const ids = [...told.keys()]
    const rows = await database.db
      .select({ answerId: answers.answerId, verdict: answers.verdict })
      .from(answers)
      .where(inArray(answers.answerId, ids))
    await database.close()
    await admin.unsafe(`drop database ${name} with (force)`)
    await admin.end()
    expect(wrong).toEqual([])
    expect(ids.length).toBeGreaterThan(20)
    expect(new Map(rows.map(({ answerId, verdict }) => [answerId, verdict]))).toEqual(told)
    expect(rows).toHaveLength(ids.length)
  })
})
