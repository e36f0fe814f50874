import { refuse, succeed } from '@wordstride/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handlers } from '../handlers'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import type { Handlers } from './callContext'

const asked: unknown[] = []
let test: TestApp
let token: string
beforeAll(async () => {
  const spies: Handlers = {
    ...handlers,
    userNextLearningSkill: async (params, { caller, timeZone }) => {
      asked.push({ params, caller: caller.user.userId, timeZone })
      return refuse('skill_unavailable')
    },
    skillsByUserid: async () => succeed({ chapters: 'wrong' }) as never,
    checkUserLearningInfo: async () =>
      succeed({ userLearningInfoIsValid: true, passwordHash: 'secret' }) as never,
    userByToken: async (params, context) => {
      const reply = await handlers.userByToken(params, context)
      if (!reply.isSuccess) return reply
      const currentGrade = { ...reply.data.currentGrade, secret: 'x' }
      return { ...reply, data: { ...reply.data, currentGrade } }
    },
    learningUpdateIndex: async () => {
      throw new Error('secret detail')
    },
  }
  test = await createTestApp({ handlers: spies, environment: { REGION: 'CN' } })
  token = await test.login('student')
})
afterAll(() => test.close())

describe('registerCalls', () => {
  it('[SR-01] takes {function, params}, and the flat object where a path has one function', async () => {
    const fields = { section_type: 'ae.la', grade_id: 2 }
    const wanted = {
      params: { sectionType: 'ae.la', gradeId: 2, userId: 'student', programId: 20 },
      caller: 'student',
      timeZone: 'Asia/Shanghai',
    }
    for (const body of [{ function: 'userNextLearningSkill', params: fields }, { params: fields }, fields]) {
      asked.length = 0
      await test.post('nextlearningskill', body, { token })
      expect(asked).toEqual([wanted])
    }
  })

  it('[SR-01] answers a business refusal with 200, never 403', async () => {
    expect(await test.post('nextlearningskill', { section_type: 'ae.la', grade_id: 2 }, { token })).toEqual({
      status: 200,
      body: {
        is_success: false,
        status: 'error',
        code: 'skill_unavailable',
        message: 'This skill is not available.',
      },
    })
  })

  it('needs the function where a path has several', async () => {
    expect(await test.post('content', { section_type: 'ae.la', grade_id: 2 }, { token })).toMatchObject({
      status: 400,
      body: { message: "The field 'function' is missing or not a text." },
    })
  })

  it('answers a fault of a handler with 500 and no detail', async () => {
    const params = { section_type: 'ae.la', grade_id: 2, skill_id: 's', problem_id: 'p' }
    expect(await test.post('content', { function: 'learningUpdateIndex', params }, { token })).toEqual({
      status: 500,
      body: { is_success: false, status: 'error', message: 'Something went wrong, Try again later' },
    })
  })

  it('does not let a reply of the wrong shape out during development', async () => {
    const params = { section_type: 'ae.la', grade_id: 2 }
    expect(await test.post('content', { function: 'skillsByUserid', params }, { token })).toMatchObject({
      status: 500,
    })
  })

  it('is for our own pages: another site is refused whatever its browser sends along', async () => {
    const body = { function: 'checkUserLearningInfo', params: {} }
    const statusFrom = async (site: string) =>
      (await test.post('userassignment', body, { token, 'sec-fetch-site': site })).status
    expect(await statusFrom('same-origin')).toBe(200)
    for (const site of ['cross-site', 'same-site', 'none']) expect(await statusFrom(site), site).toBe(403)
    const kind = await test.get('newtestuser/special', { token, 'sec-fetch-site': 'cross-site' })
    expect(kind.status).toBe(403)
  })

  it('lets no field out that the schema does not name, and says so during development on every level', async () => {
    const info = { function: 'checkUserLearningInfo', params: {} }
    expect((await test.post('userassignment', info, { token })).body).toEqual({
      is_success: true,
      status: 'success',
      user_learning_info_is_valid: true,
    })
    const user = { function: 'userByToken', params: {} }
    expect((await test.post('userauth', user, { token })).status).toBe(500)
  })

  it('answers an unknown path and an unknown method with a JSON 404', async () => {
    const refusal = { is_success: false, status: 'error', message: 'Not found.' }
    expect(await test.get('nowhere', { token, accept: 'text/html' })).toEqual({ status: 404, body: refusal })
    expect(await test.get('userauth', { token, accept: 'text/html' })).toEqual({ status: 404, body: refusal })
  })
})
