import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { addressOf } from '@wordstride/api'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { watchClasses } from '../classes/watchClasses'
import { classes, classMembers } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { gradedPupil, setLevels } from '../testing/gradedPupil'
import { waitFor } from '../testing/waitFor'
import { registerClassChanges } from './classChanges'

const BLUE = randomUUID()

let test: TestApp
let origin: string
beforeAll(async () => {
  test = await createTestApp({ contentPack: gradedPack({ skills: 4, grade: 2 }) })
  await test.db.insert(classes).values({ classId: BLUE, centerId: 1, name: 'Blue', createdAt: test.now() })
  await test.db.insert(classMembers).values([
    { classId: BLUE, userId: 'teacher', isTeacher: true },
    { classId: BLUE, userId: 'student' },
  ])
  await setLevels(test, { k1: 1, k2: 1 }, { grade: 2 })
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => test.close())

async function ask(token: string, classId: string = BLUE): Promise<IncomingMessage> {
  const request = get(`${origin}${addressOf(`classes/${classId}/changes`)}`, { headers: { token } })
  const [reply] = await once(request, 'response')
  return reply
}

async function statusOf(token: string, classId?: string): Promise<number | undefined> {
  const reply = await ask(token, classId)
  reply.destroy()
  return reply.statusCode
}

describe('the changes of a class', () => {
  it('[SR-04] are for the teacher of the class and the administrators of its center', async () => {
    for (const [who, status] of [
      ['student', 404],
      ['tutor', 404],
    ] as const)
      expect([who, await statusOf(await test.login(who))]).toEqual([who, status])
    const teacher = await test.login('teacher')
    expect(await statusOf(teacher, randomUUID())).toBe(404)
    expect(await statusOf(teacher, 'no-id')).toBe(404)
    expect(await statusOf('no-token')).toBe(403)
  })

  it('count as requests of their user', async () => {
    const app = fastify()
    registerClassChanges(app, {
      findUser: async () => ({ userId: 'teacher', mayWatch: async () => true }),
      follow: () => () => {},
      isOverLimit: async ({ userId }) => userId === 'teacher',
    })
    const url = addressOf(`classes/${BLUE}/changes`)
    const reply = await app.inject({ url, headers: { token: 'x'.repeat(43) } })
    expect(reply.statusCode).toBe(429)
    await app.close()
  })

  it('come to whoever watches, of the students whose sessions have moved', async () => {
    const reply = await ask(await test.login('teacher'))
    expect(reply.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-frame-options': 'DENY',
    })
    let told = ''
    reply.on('data', (chunk) => {
      told += chunk
    })
    await waitFor(() => told.includes('event: open'))
    const pupil = gradedPupil(test, await test.login('student'))
    const session = await pupil.take({ grade: 2 })
    await pupil.check(session, session.problems[0]?.problemId ?? '', 'correct')
    await waitFor(() => told.includes('{"students":["student"]}'))
    reply.destroy()
  })
})

describe('a stream that is open', () => {
  it.each(['token', 'rights', 'database'])('[SR-02, SR-04] ends soon after its %s', async (what) => {
    let isGone = false
    const app = fastify()
    registerClassChanges(app, {
      findUser: async () => {
        if (isGone && what === 'database') throw new Error('gone')
        if (isGone && what === 'token') return null
        return { userId: 'teacher', mayWatch: async () => !isGone }
      },
      follow: () => () => {},
      isOverLimit: async () => false,
      beatMs: 10,
    })
    const address = `${await app.listen({ host: '127.0.0.1', port: 0 })}${addressOf(`classes/${BLUE}/changes`)}`
    const request = get(address, { headers: { token: 'x'.repeat(43) } })
    const [reply] = (await once(request, 'response')) as [IncomingMessage]
    let told = ''
    reply.on('data', (chunk) => {
      told += chunk
    })
    const end = once(reply, 'end')
    await waitFor(() => told.includes(':\n\n:\n\n'))
    isGone = true
    await end
    await app.close()
  })
})

describe('whoever is gone before the stream is open', () => {
  it('is not followed, and takes no place of others', async () => {
    const app = fastify()
    const gone: Promise<unknown>[] = []
    let followed = 0
    registerClassChanges(app, {
      findUser: async () => ({
        userId: 'teacher',
        // The answer comes when nobody waits for it any more.
        mayWatch: async () => {
          await gone.shift()
          return true
        },
      }),
      isOverLimit: async () => false,
      follow: () => {
        followed += 1
        return () => {
          followed -= 1
        }
      },
    })
    app.server.on('connection', (socket) => gone.push(once(socket, 'close')))
    const address = `${await app.listen({ host: '127.0.0.1', port: 0 })}${addressOf(`classes/${BLUE}/changes`)}`
    for (let i = 0; i < 20; i++) {
      const request = get(address, { headers: { token: 'x'.repeat(43) } })
      request.on('error', () => {})
      await once(app.server, 'request')
      request.destroy()
    }
    await waitFor(() => gone.length === 0)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(followed).toBe(0)
    await app.close()
  })
})

describe('watchClasses', () => {
  it('looks once for all who watch a class, and no more when nobody does', async () => {
    let looks = 0
    const db = new Proxy(test.db, {
      get(target, name, receiver) {
        if (name === 'select') looks += 1
        return Reflect.get(target, name, receiver)
      },
    })
    const watch = watchClasses({ db, now: test.now, onError: () => {}, tickMs: 200 })
    const ends = [1, 2, 3].map(() => watch.follow(BLUE, () => {}))
    await waitFor(() => looks >= 2)
    expect(looks).toBeLessThan(4)
    for (const end of ends) end()
    const before = looks
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(looks).toBeLessThanOrEqual(before + 1)
  })
})
