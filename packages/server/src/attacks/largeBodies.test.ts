import { addressOf } from '@wordstride/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/createTestApp'

const TOO_LARGE = { is_success: false, status: 'error', message: 'The request is too large.' }
const MEGABYTE = 1_048_576

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

async function send(path: string, payload: string, headers: Record<string, string> = {}) {
  const reply = await test.app.inject({
    method: 'POST',
    url: addressOf(path),
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })
  return { status: reply.statusCode, body: reply.json() }
}

const many = (count: number): string => `[${'[],'.repeat(count - 1)}[]]`
const signIn = (password: string): string =>
  `{"function":"login","params":{"username":"a","password":${password}}}`
const roster = (content: string): string =>
  `{"function":"previewRoster","params":{"center_id":1,"format":"csv","content":${content}}}`

describe('a body of a great many values', () => {
  it('[SR-01] is refused as a whole, before it is looked at', async () => {
    expect(await send('userauth', signIn(many(330_000)))).toEqual({ status: 400, body: TOO_LARGE })
    const nested = `${'{"a":['.repeat(60_000)}${']}'.repeat(60_000)}`
    expect(await send('userauth', signIn(nested))).toEqual({ status: 400, body: TOO_LARGE })
    const admin = { token: await test.login('admin') }
    expect(await send('roster', roster(many(500_000)), admin)).toEqual({ status: 400, body: TOO_LARGE })
  })

  it('is looked at as long as a call could take as many', async () => {
    const { status, body } = await send('userauth', signIn(many(10_000)))
    expect([status, body.issues[0].path]).toEqual([400, 'params.password'])
  })

  it('has the path of what cannot be stored', async () => {
    const { body } = await send('userauth', signIn('{"a":[{"b":"\\u0000"}]}'))
    expect(body.issues[0].path).toBe('params.password.a.0.b')
  })
})

describe('more than a megabyte', () => {
  const long = roster(JSON.stringify('x'.repeat(2 * MEGABYTE)))

  it('[SR-04] is taken from those alone who may make the call', async () => {
    for (const name of ['student', 'superstudent'])
      expect([name, await send('roster', long, { token: await test.login(name) })]).toEqual([
        name,
        { status: 400, body: TOO_LARGE },
      ])
    expect(await send('roster', long, { token: await test.login('admin') })).toMatchObject({
      status: 200,
      body: { is_success: true },
    })
    expect((await send('roster', long)).status).toBe(403)
  })

  it('is not asked about where nobody says how long it is', async () => {
    const origin = await test.app.listen({ host: '127.0.0.1', port: 0 })
    const body = new Blob([long]).stream()
    const headers = { 'content-type': 'application/json', token: await test.login('student') }
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
    const reply = await fetch(`${origin}${addressOf('roster')}`, init)
    expect([reply.status, await reply.json()]).toEqual([400, TOO_LARGE])
  })

  it('[SR-01] is no reason for another refusal of what is short', async () => {
    const short = await send('roster', roster('"x"'), { token: await test.login('student') })
    expect(short).toMatchObject({ status: 200, body: { code: 'not_allowed' } })
  })
})
