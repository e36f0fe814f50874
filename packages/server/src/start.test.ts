import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_PREFIX } from '@wordstride/api'
import { millisecondsInDay } from 'date-fns/constants'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from './accounts/passwords'
import { type OpenDatabase, openDatabase } from './db/openDatabase'
import { users } from './db/schema'
import { fillLikeAFirstStart } from './testing/fillLikeAFirstStart'
import { type ServerProcess, startServer } from './testing/startServer'
import { createDataDir } from './testing/testDatabase'

let filled: string
let filledInProduction: string
let dataDir: string
let started: ServerProcess[]
let blocker: Server | undefined
beforeAll(async () => {
  const create = async (environment: Record<string, string>) => {
    const dataDir = await createDataDir()
    const database = await openDatabase({ dataDir, databaseUrl: undefined })
    await fillLikeAFirstStart(database, undefined, environment)
    await database.close()
    return dataDir
  }
  filled = await create({})
  filledInProduction = await create({ APP_ENV: 'production' })
})
afterAll(async () => {
  for (const folder of [filled, filledInProduction]) await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wordstride-data-'))
  started = []
})
afterEach(async () => {
  blocker?.close()
  await Promise.all(started.map((server) => server.stop('SIGKILL')))
  await rm(dataDir, { recursive: true, force: true })
})

/** Listens on a free port until the end of the test. */
async function takePort(): Promise<string> {
  blocker = createServer().listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  return String((blocker.address() as AddressInfo).port)
}

/** Does something to the data while no server runs. */
async function change(work: (database: OpenDatabase) => Promise<unknown>): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  await work(database)
  await database.close()
}

async function addAdministrator({ db }: OpenDatabase, userName: string): Promise<void> {
  const days = (count: number) => new Date(Date.now() + count * millisecondsInDay)
  await db.insert(users).values({
    ...{ userId: 'an id', userName, passwordHash: await hashPassword(userName) },
    ...{ role: 'admin', firstName: 'Alex', lastName: 'Morgan', country: 'US', schoolGrade: 2 },
    ...{ startsAt: days(-1), expiresAt: days(1), createdAt: days(-1) },
  })
}

const fill = (from = filled) => cp(from, dataDir, { recursive: true })

function start(environment: Record<string, string> = {}): ServerProcess {
  const server = startServer({ DATA_DIR: dataDir, ...environment })
  started.push(server)
  return server
}

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
  it('names every wrong variable and ends with code 1', async () => {
    const server = start({ PORT: 'eighty', APP_ENV: 'staging' })
    expect(await server.exited).toBe(1)
    expect(server.output()).toBe(
      'The configuration is not valid.\n' +
        "PORT: 'eighty' is not valid: it must be a port number from 0 to 65535.\n" +
        "APP_ENV: 'staging' is not valid: it must be development, qa or production.\n",
    )
  })

  it.each([
    [
      'a port in use',
      async () => ({ PORT: await takePort() }),
      /^Cannot listen on 127.0.0.1:\d+: .*EADDRINUSE/m,
    ],
    [
      'a folder that is none',
      async () => ({ DATA_DIR: '/dev/null' }),
      /^The data folder \/dev\/null cannot be used: /,
    ],
    [
      'a database that is not there',
      async () => ({ DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/nothing' }),
      /^The database 127.0.0.1:1\/nothing of DATABASE_URL does not answer: /,
    ],
  ])('says in one line that there is %s and ends with code 1', async (_, environment, message) => {
    await fill()
    const server = start(await environment())
    expect(await server.exited).toBe(1)
    expect(server.output()).toMatch(message)
    expect(server.output()).not.toMatch(/secret|\n\s+at /)
  })

  it.each([
    [
      'demo accounts in production',
      async () => ({ APP_ENV: 'production' }),
      /^The database holds demo accounts or sample centers, which production must not have\. /,
    ],
    [
      'an account in production whose password is its name',
      async () => {
        await rm(dataDir, { recursive: true })
        await fill(filledInProduction)
        await change((db) => addAdministrator(db, 'head'))
        return { APP_ENV: 'production' }
      },
      /^The password is the user name in 1 account: head\. /,
    ],
    [
      'a faulty text of the site',
      async () => {
        const site = join(dataDir, 'site')
        await mkdir(site)
        await writeFile(join(site, 'about.md'), '# About\n\n<b>Us</b>\n')
        return { SITE_DIR: site }
      },
      /^\S+about\.md, line 3: HTML is not shown: <b>\.$/m,
    ],
    [
      'a newer schema',
      async () => {
        await change(({ db }) =>
          db.execute(
            sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 9999999999999)`,
          ),
        )
        return {}
      },
      /^The database belongs to a newer version of Wordstride\. /,
    ],
    [
      'a database that is damaged',
      async () => {
        await writeFile(join(dataDir, 'pgdata/global/pg_control'), 'damaged')
        return {}
      },
      /^The folder \S+pgdata holds no database that can be opened: .+\. Set DATA_DIR /,
    ],
    [
      'a folder of something else',
      async () => {
        await rm(join(dataDir, 'pgdata/PG_VERSION'))
        return {}
      },
      /^The folder \S+pgdata holds no database that can be opened: its files are of something else\. /,
    ],
    [
      'a folder of another PostgreSQL',
      async () => {
        await writeFile(join(dataDir, 'pgdata/PG_VERSION'), '14\n')
        return {}
      },
      /^The folder \S+pgdata holds no database that can be opened: its files are of PostgreSQL 14, not 18\. /,
    ],
    [
      'a lock that cannot be written',
      async () => {
        await rm(join(dataDir, 'server.lock'), { force: true })
        await mkdir(join(dataDir, 'server.lock'))
        return {}
      },
      /^The data folder \S+ cannot be used: EISDIR.* Set DATA_DIR to a folder that can be written\.$/m,
    ],
  ])('refuses to start with %s: one line and code 1', async (_, prepare, message) => {
    await fill()
    const server = start(await prepare())
    expect(await server.exited).toBe(1)
    expect(server.output()).toMatch(message)
    expect(server.output().trim().split('\n')).toHaveLength(1)
  })

  it('goes on after kill -9, SIGTERM and SIGINT with everything it had acknowledged, alone in its folder', async () => {
    await fill()
    const expectSignedIn = async (address: string, token: string) =>
      expect(await call(address, 'userByToken', {}, token)).toMatchObject({
        status: 200,
        body: { data: { user_name: 'student' } },
      })

    const first = start()
    const tokenBeforeKill = await signIn(await first.ready)
    const second = start()
    expect(await second.exited).toBe(1)
    expect(second.output()).toContain(`The data folder ${dataDir} is in use by process ${first.process.pid}`)
    expect(second.output()).toMatch(new RegExp(`on ${hostname()}, since \\d{4}-\\d\\d-\\d\\dT`))
    expect((await fetch(`${await first.ready}/readyz`)).status).toBe(200)
    await first.stop('SIGKILL')

    const third = start()
    const afterKill = await third.ready
    await expectSignedIn(afterKill, tokenBeforeKill)
    const tokenBeforeTerm = await signIn(afterKill)
    expect(await third.stop('SIGTERM')).toBe(0)

    const fourth = start()
    const afterTerm = await fourth.ready
    await expectSignedIn(afterTerm, tokenBeforeTerm)
    const tokenBeforeInterrupt = await signIn(afterTerm)
    expect(await fourth.stop('SIGINT')).toBe(0)

    // Of many that start at once only one has the folder.
    const results = await Promise.allSettled([start(), start(), start()].map((server) => server.ready))
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    const address = results.find((result) => result.status === 'fulfilled')?.value as string
    for (const token of [tokenBeforeKill, tokenBeforeTerm, tokenBeforeInterrupt])
      await expectSignedIn(address, token)
  })

  it('ends in good order, whenever it is told to', async () => {
    await fill()
    const server = start()
    await server.ready
    expect(await server.stop('SIGTERM')).toBe(0)
    expect(server.output()).not.toMatch(/error|\n\s+at /i)
  })

  it('has no demo accounts in production and does not speak of any', async () => {
    await fill(filledInProduction)
    const server = start({ APP_ENV: 'production' })
    const address = await server.ready
    expect(await call(address, 'login', { username: 'admin', password: 'admin' })).toMatchObject({
      body: { message: 'Username or password is incorrect.' },
    })
    expect(server.output()).not.toMatch(/sign in as/i)
  })

  it('writes neither passwords nor tokens to its log', async () => {
    await fill()
    const server = start({ LOG_LEVEL: 'trace' })
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
