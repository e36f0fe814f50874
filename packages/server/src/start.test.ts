import { hostname } from 'node:os'
import { API_PREFIX } from '@wordstride/api'
import { describe, expect, it } from 'vitest'
import { ownStartFolder } from './testing/ownStartFolder'

const folder = ownStartFolder()

async function call(address: string, name: string, params: object, token?: string) {
  const reply = await fetch(`${address}${API_PREFIX}/userauth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { token } : {}) },
    body: JSON.stringify({ function: name, params }),
  })
  return { status: reply.status, body: await reply.json() }
}

const signIn = async (address: string) =>
  (await call(address, 'login', { username: 'student', password: 'student' })).body.data.token as string

// Once is enough: these are about the process and the embedded database.
describe.skipIf(process.env.TEST_DATABASE_URL)('start', () => {
  it('goes on after kill -9, SIGTERM and SIGINT with everything it had acknowledged, alone in its folder', async () => {
    await folder.fill()
    const expectSignedIn = async (address: string, token: string) =>
      expect(await call(address, 'userByToken', {}, token)).toMatchObject({
        status: 200,
        body: { data: { user_name: 'student' } },
      })

    const first = folder.start()
    const tokenBeforeKill = await signIn(await first.ready)
    const second = folder.start()
    expect(await second.exited).toBe(1)
    expect(second.output()).toContain(
      `The data folder ${folder.dataDir} is in use by process ${first.process.pid}`,
    )
    expect(second.output()).toMatch(new RegExp(`on ${hostname()}, since \\d{4}-\\d\\d-\\d\\dT`))
    expect((await fetch(`${await first.ready}/readyz`)).status).toBe(200)
    await first.stop('SIGKILL')

    const third = folder.start()
    const afterKill = await third.ready
    await expectSignedIn(afterKill, tokenBeforeKill)
    const tokenBeforeTerm = await signIn(afterKill)
    expect(await third.stop('SIGTERM')).toBe(0)

    const fourth = folder.start()
    const afterTerm = await fourth.ready
    await expectSignedIn(afterTerm, tokenBeforeTerm)
    const tokenBeforeInterrupt = await signIn(afterTerm)
    expect(await fourth.stop('SIGINT')).toBe(0)

    // Of many that start at once only one has the folder.
    const results = await Promise.allSettled(
      [folder.start(), folder.start(), folder.start()].map((server) => server.ready),
    )
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    const address = results.find((result) => result.status === 'fulfilled')?.value as string
    for (const token of [tokenBeforeKill, tokenBeforeTerm, tokenBeforeInterrupt])
      await expectSignedIn(address, token)
  })

  it('ends in good order, whenever it is told to', async () => {
    await folder.fill()
    const server = folder.start()
    await server.ready
    expect(await server.stop('SIGTERM')).toBe(0)
    expect(server.output()).not.toMatch(/error|\n\s+at /i)
  })

  it('ends in good order also with a collector of traces that is away', async () => {
    await folder.fill()
    const server = folder.start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
    await signIn(await server.ready)
    expect(await server.stop('SIGTERM')).toBe(0)
    expect(server.output()).toContain('the last traces are not sent')
  })

  it('has no demo accounts in production and does not speak of any', async () => {
    await folder.fill('production')
    const server = folder.start({ APP_ENV: 'production' })
    const address = await server.ready
    expect(await call(address, 'login', { username: 'admin', password: 'admin' })).toMatchObject({
      body: { message: 'Username or password is incorrect.' },
    })
    expect(server.output()).not.toMatch(/sign in as/i)
  })

  it('writes neither passwords nor tokens to its log', async () => {
    await folder.fill()
    const server = folder.start({ LOG_LEVEL: 'trace' })
    const address = await server.ready
    const token = await signIn(address)
    await call(address, 'login', { username: 'student', password: 'a-secret-password' })
    await call(address, 'userByToken', {}, token)
    await fetch(`${address}/home?token=${token}`)
    await server.stop('SIGTERM')
    expect(server.output()).toContain('"call":"userByToken"')
    expect(server.output()).not.toContain(token)
    expect(server.output()).not.toContain('a-secret-password')
  })
})
