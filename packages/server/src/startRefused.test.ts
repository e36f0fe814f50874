import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { millisecondsInDay } from 'date-fns/constants'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { hashPassword } from './accounts/passwords'
import { type OpenDatabase, openDatabase } from './db/openDatabase'
import { users } from './db/schema'
import { ownStartFolder } from './testing/ownStartFolder'

const folder = ownStartFolder()

let blocker: Server | undefined
afterEach(() => void blocker?.close())

/** Listens on a free port until the end of the test. */
async function takePort(): Promise<string> {
  blocker = createServer().listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  return String((blocker.address() as AddressInfo).port)
}

/** Does something to the data while no server runs. */
async function change(work: (database: OpenDatabase) => Promise<unknown>): Promise<void> {
  const database = await openDatabase({ dataDir: folder.dataDir, databaseUrl: undefined })
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

// Once is enough: these are about the process and the embedded database.
describe.skipIf(process.env.TEST_DATABASE_URL)('a start that is refused', () => {
  it('names every wrong variable and ends with code 1', async () => {
    const server = folder.start({ PORT: 'eighty', APP_ENV: 'staging' })
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
    await folder.fill()
    const server = folder.start(await environment())
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
        await rm(folder.dataDir, { recursive: true })
        await folder.fill('production')
        await change((db) => addAdministrator(db, 'head'))
        return { APP_ENV: 'production' }
      },
      /^The password is the user name in 1 account: head\. /,
    ],
    [
      'a faulty text of the site',
      async () => {
        const site = join(folder.dataDir, 'site')
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
        await writeFile(join(folder.dataDir, 'pgdata/global/pg_control'), 'damaged')
        return {}
      },
      /^The folder \S+pgdata holds no database that can be opened: .+\. Set DATA_DIR /,
    ],
    [
      'a folder of something else',
      async () => {
        await rm(join(folder.dataDir, 'pgdata/PG_VERSION'))
        return {}
      },
      /^The folder \S+pgdata holds no database that can be opened: its files are of something else\. /,
    ],
    [
      'a folder of another PostgreSQL',
      async () => {
        await writeFile(join(folder.dataDir, 'pgdata/PG_VERSION'), '14\n')
        return {}
      },
      /^The folder \S+pgdata holds no database that can be opened: its files are of PostgreSQL 14, not 18\. /,
    ],
    [
      'a lock that cannot be written',
      async () => {
        await rm(join(folder.dataDir, 'server.lock'), { force: true })
        await mkdir(join(folder.dataDir, 'server.lock'))
        return {}
      },
      /^The data folder \S+ cannot be used: EISDIR.* Set DATA_DIR to a folder that can be written\.$/m,
    ],
  ])('refuses to start with %s: one line and code 1', async (_, prepare, message) => {
    await folder.fill()
    const server = folder.start(await prepare())
    expect(await server.exited).toBe(1)
    expect(server.output()).toMatch(message)
    expect(server.output().trim().split('\n')).toHaveLength(1)
  })
})
