import { API_PREFIX, type RosterFormat } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userCenters, users } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { snapshot } from '../../testing/snapshot'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const ROSTER = { format: 'csv', content: 'first_name,last_name\nAda,Byron\n' } as const

async function tryAll(token: string, centerId: number) {
  return [
    await test.call('previewRoster', { ...ROSTER, centerId }, token),
    await test.call('importRoster', { ...ROSTER, centerId, digest: 'x' }, token),
    await test.call('exportRoster', { centerId, format: 'csv' }, token),
    await test.call('exportRoster', { centerId, format: 'oneroster' }, token),
  ]
}

describe('who brings rosters in and out', () => {
  it.each(['student', 'superstudent', 'af100001', 'teacher', 'tutor'])(
    '%s does not, in no center',
    async (name) => {
      const token = await test.login(name)
      const before = await snapshot(test.db)
      for (const reply of await tryAll(token, 1)) expect(reply).toMatchObject({ code: 'not_allowed' })
      expect(await snapshot(test.db)).toEqual(before)
    },
  )

  it('lcadmin does in the own center alone', async () => {
    const token = await test.login('lcadmin')
    const before = await snapshot(test.db)
    for (const centerId of [3, 999]) {
      for (const reply of await tryAll(token, centerId)) {
        expect(reply).toMatchObject({ code: 'not_allowed' })
      }
    }
    expect(await test.call('previewRoster', { ...ROSTER, centerId: 1 }, token)).toMatchObject({
      isSuccess: true,
    })
    expect(await snapshot(test.db)).toEqual(before)
  })

  it('lcadmin reads no address and no school id of an account that is not to be managed', async () => {
    const token = await test.login('lcadmin')
    const add = (userId: string, role: 'lcadmin' | 'tutor' | 'student', centerIds: readonly number[]) =>
      test.db.transaction(async (tx) => {
        const [like] = await tx.select().from(users).where(eq(users.userId, 'student'))
        if (!like) throw new Error('The seed has no student.')
        const email = `${userId}@mail.example`
        await tx
          .insert(users)
          .values({ ...like, userId, userName: userId, role, email, sourceId: `S-${userId}` })
        await tx.insert(userCenters).values(centerIds.map((centerId) => ({ userId, centerId })))
      })
    await add('colleague', 'lcadmin', [1])
    await add('of.two', 'tutor', [1, 3])
    await add('own.tutor', 'tutor', [1])
    await add('own.pupil', 'student', [1, 3])
    const read = async (format: RosterFormat) => {
      const reply = await test.call('exportRoster', { centerId: 1, format }, token)
      if (!reply.isSuccess) throw new Error(reply.message)
      const file = { centerId: 1, format, content: reply.content }
      expect(await test.call('previewRoster', file, token)).toMatchObject({
        preview: { counts: { added: 0, changed: 0, faults: 0 } },
      })
      if (format === 'csv') return reply.content
      return Object.values(unzipSync(Buffer.from(reply.content, 'base64')))
        .map((bytes) => strFromU8(bytes))
        .join()
    }
    for (const format of ['csv', 'oneroster'] as const) {
      const text = await read(format)
      for (const own of ['own.tutor', 'own.pupil']) {
        expect(text).toContain(`${own}@mail.example`)
        expect(text).toContain(`S-${own}`)
      }
      for (const other of ['colleague', 'of.two']) {
        expect(text).not.toContain(`${other}@mail.example`)
        expect(text).not.toContain(`S-${other}`)
      }
    }
    expect(await read('csv')).toContain(',of.two,')
  })

  it('admin does in every center that there is, and may make administrators', async () => {
    const token = await test.login('admin')
    const content = 'first_name,last_name,role\nAda,Byron,lcadmin\nBea,Cole,admin\n'
    for (const centerId of [1, 3]) {
      const reply = await test.call('previewRoster', { format: 'csv', content, centerId }, token)
      expect(reply).toMatchObject({ preview: { counts: { added: 2, faults: 0 } } })
    }
    expect(await test.call('previewRoster', { ...ROSTER, centerId: 999 }, token)).toMatchObject({
      code: 'not_allowed',
    })
  })

  it('a body beyond a megabyte is read for who is signed in alone, and to ten', async () => {
    const token = await test.login('lcadmin')
    const line = `${'x'.repeat(40)},${'y'.repeat(40)}\n`
    const send = async (lines: number, headers: Record<string, string>) => {
      const content = `first_name,last_name\n${line.repeat(lines)}`
      const reply = await test.app.inject({
        method: 'POST',
        url: `${API_PREFIX}/roster`,
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify({
          function: 'previewRoster',
          params: { center_id: 1, format: 'csv', content },
        }),
      })
      return reply.statusCode
    }
    expect(await send(15_000, {})).toBe(403)
    expect(await send(15_000, { token: 'x'.repeat(43) })).toBe(403)
    expect(await send(15_000, { token })).toBe(200)
    expect(await send(125_000, { token })).toBe(400)
  })
})
