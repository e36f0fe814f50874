import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'

const FLOOD = 300
const AT_ONCE = 6
const WAITING = 30

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ contentPack: gradedPack({ skills: 6, version: 'flood' }) })
})
afterAll(() => test.close())

describe('a student who sends 300 requests at once', () => {
  it('works in turns: readiness and a teacher are answered while the first of them run', async () => {
    const [student, teacher] = [await test.login('student'), await test.login('teacher')]
    /** In the order in which they were answered, those that were refused left out. */
    const done: string[] = []
    const send = async (who: string, token: string, path: string, name: string, params: object) => {
      const { statusCode, headers } = await test.app.inject({
        method: 'POST',
        url: `/english/api/v1.0/${path}`,
        headers: { token },
        payload: { function: name, params },
      })
      if (statusCode === 200) done.push(who)
      return { status: statusCode, retryAfter: headers['retry-after'] }
    }
    const params = { section_type: 'ae.la', current_grade: 4 }
    const flood = Array.from({ length: FLOOD }, () =>
      send('student', student, 'proficiency', 'takeProficiency', params),
    )
    const ready = test.app.inject('/readyz').then(({ statusCode }) => {
      if (statusCode === 200) done.push('ready')
    })
    const home = send('teacher', teacher, 'userauth', 'userByToken', {})
    const replies = await Promise.all(flood)
    await Promise.all([ready, home])

    const refused = replies.filter(({ status }) => status !== 200)
    expect(refused).toEqual(Array(FLOOD - AT_ONCE - WAITING).fill({ status: 429, retryAfter: '1' }))
    expect(done.indexOf('ready')).toBeGreaterThanOrEqual(0)
    expect(done.indexOf('ready')).toBeLessThanOrEqual(AT_ONCE)
    expect(done.indexOf('teacher')).toBeGreaterThanOrEqual(0)
    expect(done.indexOf('teacher')).toBeLessThanOrEqual(2 * AT_ONCE)
  })

  it('counts for the user, not for each of the sign-ins', async () => {
    const tokens = await Promise.all(Array.from({ length: 10 }, () => test.login('student2')))
    const replies = await Promise.all(
      tokens.flatMap((token) =>
        Array.from({ length: 10 }, () =>
          test.post('userauth', { function: 'userByToken', params: {} }, { token }),
        ),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(AT_ONCE + WAITING)
  })
})
