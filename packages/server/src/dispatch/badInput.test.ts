import { addressOf, type CallName, calls, wireCodec } from '@wordstride/api'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loginAttempts } from '../db/schema'
import { createTestApp, type TestApp, type TestReply } from '../testing/createTestApp'
import { loadSmallPack } from '../testing/loadSmallPack'
import { snapshot } from '../testing/snapshot'
import { findExercise, validParamsFor } from '../testing/validParams'

type Fields = Record<string, unknown>

const contentPack = await loadSmallPack()
const insideParams = validParamsFor(findExercise(contentPack))
const names = Object.keys(calls) as CallName[]
/** On the wire. */
const validParams = Object.fromEntries(
  names.map((name) => [name, wireCodec(calls[name].params).toWire(insideParams[name])]),
) as Record<CallName, Fields>

let test: TestApp
let token: string
let staffToken: string
let expired: string
let revoked: string
beforeAll(async () => {
  test = await createTestApp({ contentPack })
  expired = await test.login('student')
  test.advance(12 * 3_600_000)
  revoked = await test.login('student')
  await test.call('logout', {}, revoked)
  token = await test.login('student')
  staffToken = await test.login('admin')
})
afterAll(() => test.close())

const posts = names.filter((name) => calls[name].method === 'POST')
const withToken = names.filter((name) => !['public', 'optional'].includes(calls[name].access))
const aboutUsers = withToken.filter((name) => 'user_id' in validParams[name])

function send(
  name: CallName,
  params: unknown,
  headers: Record<string, string> = { token },
): Promise<TestReply> {
  const call = calls[name]
  if (call.method === 'POST') return test.post(call.path, { function: call.function, params }, headers)
  const fields = params as Fields
  return test.get(
    call.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(fields[key]))),
    headers,
  )
}

const refusal = { is_success: false, status: 'error', message: expect.stringMatching(/\S/) }

/** As the database was left by the test before. */
let known: Awaited<ReturnType<typeof snapshot>>
async function expectNothingWritten(): Promise<void> {
  const before = known
  known = await snapshot(test.db)
  expect(known).toEqual(before)
}

async function expectRefused(replies: () => Promise<TestReply[]>, statuses: number[]): Promise<void> {
  for (const reply of await replies()) {
    expect(statuses).toContain(reply.status)
    expect(reply.body).toMatchObject(refusal)
  }
  await expectNothingWritten()
}

/** What a student who has done nothing yet may not do: their params are good all the same. */
const REFUSED: CallName[] = [
  'upsertUserLearningInfo',
  'startDiagnosticTest',
  'takeAfficiency',
  'checkAnswer',
  'openHint',
  'recordSessionEvents',
  'saveSessionSnapshot',
  'saveUserActivityData',
  'createExtraAssignment',
  'resumeDiagnosticTest',
  'saveTestAnswer',
  'recordTestEvent',
  'getTestResult',
  // Of a draft and a release that nobody has made.
  'getDraft',
  'rollBack',
  'cancelRelease',
  // Nobody has got this mail.
  'unsubscribe',
  // The name of a demo account is a password that is guessed first.
  'changeOwnPassword',
  // Nobody here has a second factor.
  'signInWithCode',
  'beginSecondFactor',
  'confirmSecondFactor',
  'endSecondFactor',
  'removeSecondFactor',
  'readPasswordLink',
  'setPasswordByLink',
  'signInByLink',
  'changeClassMembers',
  'changeAppointment',
  'cancelAppointment',
  'getGoalRecord',
  'saveGoal',
  'endGoal',
  'askForReward',
  'withdrawRequest',
  'decideRequest',
  'listRewards',
  'saveReward',
  'getTeacherHome',
  'getCenterHome',
  'exportPersonalData',
  'deletePerson',
  'sendTestStartEmail',
  'sendTestResultEmail',
  'sendTestEndEmail',
  'readMail',
  'resendMail',
  // Of a preview that nobody has seen, and of a class, a session, a note or a skill that is not there.
  'getClassWork',
  'getStudentSession',
  'removeStudentNote',
  'enableOrDisableSkill',
  'importRoster',
  'makeLoginCards',
  'setUpClass',
  // Of accounts without an address.
  'saveOwnDigest',
  'saveFamilyDigest',
  // Of somebody who has no peers.
  'getPeerGroupRanking',
  'addCongratulationMessage',
  // Of an account as it is not any more.
  'updateAccount',
]

/** Values that no field of the table takes. */
const NEVER_VALID: unknown[] = [
  { nested: { deep: [] } },
  [[[]]],
  1e308,
  -1.5,
  'text with \u0000 in it',
  'half a \ud800 pair',
  'x'.repeat(200_000),
]

/** The one field that takes a whole file. */
const isFile = (name: CallName, path: readonly string[]): boolean =>
  'bodyLimit' in calls[name] && path[0] === 'content'

/** Every field of the params, on every level, as a path of keys. */
function fieldPaths(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path]
  const below = Object.entries(value).flatMap(([key, child]) => fieldPaths(child, [...path, key]))
  return path.length === 0 ? below : [path, ...below]
}

function withField(params: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value
  const fields = params as Fields
  return { ...fields, [key]: withField(fields[key], rest, value) }
}

describe('good input to every call', () => {
  beforeEach(() => test.db.delete(loginAttempts))

  it.each(names.filter((name) => name !== 'logout'))(
    '%s: the params that are made bad below are good',
    async (name) => {
      const before = await snapshot(test.db)
      const isForStaff = 'toggle' in calls[name]
      // A sign-in would end the token that comes with it.
      const headers = name === 'login' ? {} : { token: isForStaff ? staffToken : token }
      const reply = await send(name, validParams[name], headers)
      if (REFUSED.includes(name)) expect(reply).toMatchObject({ status: 200, body: { is_success: false } })
      else if (name !== 'saveUserPracticeAnswer')
        expect(reply).toMatchObject({ status: 200, body: { is_success: true } })
      // Its answer fits no particular type of problem: that is for the plugin to say.
      else expect([200, 400]).toContain(reply.status)
      if (reply.status !== 200) expect(await snapshot(test.db)).toEqual(before)
    },
  )
})

describe('bad input to every call', () => {
  beforeAll(async () => {
    known = await snapshot(test.db)
  })

  it.each(posts)(
    '%s: a field of the wrong type is a 400 that names it, and nothing is written',
    async (name) => {
      for (const path of fieldPaths(validParams[name])) {
        for (const value of NEVER_VALID) {
          if (isFile(name, path) && typeof value === 'string' && value.length > 100_000) continue
          const reply = await send(name, withField(validParams[name], path, value))
          expect(reply, `${path} = ${String(value).slice(0, 30)}`).toMatchObject({
            status: 400,
            body: refusal,
          })
          expect(reply.body.issues[0].path).toContain(['params', ...path].join('.'))
        }
      }
      await expectNothingWritten()
    },
  )

  it.each(posts)('%s: a required field left out is a 400 that names it', async (name) => {
    const required = Object.keys(validParams[name]).filter((key) => {
      const shape = (
        wireCodec(calls[name].params).schema as unknown as {
          shape: Record<string, { safeParse(v: unknown): Fields }>
        }
      ).shape
      return shape[key]?.safeParse(undefined).success === false
    })
    for (const key of required) {
      const { [key]: _, ...rest } = validParams[name] as Fields
      const reply = await send(name, rest)
      expect(reply).toMatchObject({ status: 400, body: refusal })
      expect(reply.body.issues).toContainEqual({ path: `params.${key}`, message: expect.any(String) })
    }
  })

  it.each(posts)('%s: params that are no object are a 400', async (name) => {
    await expectRefused(
      () => Promise.all(['text', 7, true, [], [{}]].map((params) => send(name, params))),
      [400],
    )
  })

  it.each(withToken)('[SR-01] %s: no token, an invented one or a revoked one is a 403', async (name) => {
    await expectRefused(
      () =>
        Promise.all([
          send(name, validParams[name], {}),
          send(name, validParams[name], { token: 'x'.repeat(43) }),
          send(name, validParams[name], { token: "\u00e9 %00 ' or 1=1" }),
          send(name, validParams[name], { token: revoked }),
          send(name, validParams[name], { token, 'x-access-token': revoked }),
        ]),
      [403],
    )
  })

  it.each(withToken)('[SR-02] %s: an expired token is a 403', async (name) => {
    await expectRefused(async () => [await send(name, validParams[name], { token: expired })], [403])
  })

  it.each(aboutUsers)('[SR-01, SR-04] %s: a foreign user_id is a 403', async (name) => {
    await expectRefused(
      () =>
        Promise.all(
          ['superstudent', 'admin', 'nobody', 'STUDENT', "' or '1'='1"].map((user_id) =>
            send(name, { ...validParams[name], user_id }),
          ),
        ),
      [403],
    )
  })

  it('[SR-04] a foreign user_id deep inside the params is a 403', async () => {
    const params = withField(validParams.saveUserActivityData, ['session', 'user_id'], 'student2')
    await expectRefused(async () => [await send('saveUserActivityData', params)], [403])
  })

  it.each([...new Set(posts.map((name) => calls[name].path))])(
    '[SR-01] %s: an unknown or malformed function is a 400',
    async (path) => {
      const functions = ['noSuchFunction', 'toString', '__proto__', '', 7, null, {}, ['login']]
      await expectRefused(
        () =>
          Promise.all(functions.map((name) => test.post(path, { function: name, params: {} }, { token }))),
        [400],
      )
    },
  )

  it.each([...new Set(posts.map((name) => calls[name].path))])(
    '%s: a body that is no JSON object is a 400',
    async (path) => {
      const inject = async (payload: string | Buffer, contentType?: string): Promise<TestReply> => {
        const reply = await test.app.inject({
          method: 'POST',
          url: addressOf(path),
          headers: { token, ...(contentType ? { 'content-type': contentType } : {}) },
          payload,
        })
        return { status: reply.statusCode, body: reply.json() }
      }
      const json = 'application/json'
      const nested = '['.repeat(100_000) + ']'.repeat(100_000)
      await expectRefused(
        () =>
          Promise.all([
            inject('', json),
            inject('{', json),
            inject('null', json),
            inject('[]', json),
            inject('"text"', json),
            inject('{"function":"login","params":{"__proto__":{"a":1}}}', json),
            inject(Buffer.from([0xff, 0xfe, 0x00, 0x7b]), json),
            inject(nested, json),
            inject(`{"function":"login","params":{"username":${nested}}}`, json),
            inject('function=login', 'application/x-www-form-urlencoded'),
            inject('{}', 'text/plain'),
            inject('{}', 'nonsense'),
            inject('<xml/>', 'application/xml'),
            inject(''),
            inject(JSON.stringify({ function: 'x', params: { text: 'x'.repeat(1_048_576) } }), json),
          ]),
        [400],
      )
    },
  )

  it('a GET path with bad segments is a 400, 403 or 404, never a 500', async () => {
    const segments = ['%00', '%ff', '%', 'x'.repeat(5_000), '%ED%A0%80', '..%2f..', "'", '-1', '1e999', '%20']
    for (const name of names.filter((name) => calls[name].path.includes('{'))) {
      for (const segment of segments) {
        const path = calls[name].path.replace(/\{\w+\}/g, segment)
        const reply = await test.get(path, { token })
        expect([400, 403, 404], `${path.slice(0, 40)} gave ${reply.status}`).toContain(reply.status)
        expect(reply.body).toMatchObject(refusal)
      }
    }
  })

  it('an answer that is no response of its problem is answered, never by a 500', async () => {
    const nested = '['.repeat(20_000) + ']'.repeat(20_000)
    const values = ['null', '1e999', '"\\u0000"', '"\\ud800"', '[]', '{}', '{"__proto__":{}}', nested]
    const fields = ['selected', 'answers', 'groups', 'letters', 'text', 'blanks']
    const groupAnswers = [
      ...values,
      ...fields.flatMap((field) =>
        values.flatMap((value) => [`{"${field}":${value}}`, `{"${field}":[${value}]}`]),
      ),
      'no JSON',
    ]
    for (const group_answer of groupAnswers) {
      const params = { ...validParams.saveUserPracticeAnswer, group_answer }
      const reply = await send('saveUserPracticeAnswer', params)
      expect([200, 400], group_answer.slice(0, 60)).toContain(reply.status)
    }
  })

  it('any JSON in any field is answered, never by a 500', { timeout: 120_000 }, async () => {
    const change = fc.record({
      name: fc.constantFrom(...posts.filter((name) => name !== 'login' && name !== 'logout')),
      place: fc.nat(),
      value: fc.oneof(
        fc.jsonValue({ noUnicodeString: false }),
        fc.string({ unit: 'binary' }),
        fc.double(),
        fc.maxSafeInteger(),
      ),
    })
    await fc.assert(
      fc.asyncProperty(change, async ({ name, place, value }) => {
        const paths = fieldPaths(validParams[name])
        const params = withField(validParams[name], paths[place % Math.max(1, paths.length)] ?? [], value)
        const reply = await send(name, params)
        expect([200, 400, 403]).toContain(reply.status)
      }),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 200) },
    )
  })
})
