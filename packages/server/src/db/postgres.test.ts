import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config'
import { seedDatabase } from '../seed/seedDatabase'
import { type OpenDatabase, openDatabase } from './openDatabase'
import { rowsOf } from './rowsOf'
import { users } from './schema'

const serverUrl = process.env.TEST_DATABASE_URL

/** Opens a new database by each of the addresses, all at once. */
async function withDatabases(
  searches: readonly string[],
  use: (databases: OpenDatabase[]) => Promise<void>,
): Promise<void> {
  const name = `wordstride_test_${randomUUID().replaceAll('-', '')}`
  const server = postgres(serverUrl ?? '', { max: 1, onnotice: () => {} })
  await server.unsafe(`create database ${name}`)
  const url = new URL(serverUrl ?? '')
  url.pathname = `/${name}`
  const databases = await Promise.all(
    searches.map((search) => openDatabase(readConfig({ DATABASE_URL: `${url.href}${search}` }))),
  )
  try {
    await use(databases)
  } finally {
    await Promise.all(databases.map((database) => database.close()))
    await server.unsafe(`drop database ${name} with (force)`)
    await server.end()
  }
}

describe.skipIf(!serverUrl)('PostgreSQL', () => {
  it('lets several processes start at once on one empty database', () =>
    withDatabases(['', '', ''], async (databases) => {
      const config = readConfig({})
      await Promise.all(
        databases.map((database) => database.prepare((db) => seedDatabase(db, config, new Date(), null))),
      )
      expect(await databases[0]?.db.$count(users)).toBe(12)
    }))

  it('says what an account lacks that may not make tables', async () => {
    const name = `wordstride_reader_${randomUUID().replaceAll('-', '')}`
    const server = postgres(serverUrl ?? '', { max: 1, onnotice: () => {} })
    await server.unsafe(`create role ${name} login password 'reader'`)
    await server.unsafe(`create database ${name}`)
    const url = new URL(serverUrl ?? '')
    Object.assign(url, { pathname: `/${name}`, username: name, password: 'reader' })
    const database = await openDatabase(readConfig({ DATABASE_URL: url.href }))
    try {
      await expect(database.prepare(async () => {})).rejects.toThrow(
        /permission denied for database \S+ Let the account of DATABASE_URL own its database: /,
      )
    } finally {
      await database.close()
      await server.unsafe(`drop database ${name} with (force)`)
      await server.unsafe(`drop role ${name}`)
      await server.end()
    }
  })

  it('knows every connection of a process by its name; times of the address are for requests alone', () =>
    withDatabases(['?statement_timeout=5000&lock_timeout=4000'], async ([database]) => {
      if (!database) throw new Error('no database')
      const { db, patient, applicationName } = database
      const rest = database.openSql()
      const settings = `select current_setting('application_name') as name,
        current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle`
      expect(rowsOf(await db.execute(settings))).toEqual([
        { name: applicationName, statement: '5s', lock: '4s', idle: '30s' },
      ])
      const unlimited = [{ name: applicationName, statement: '0', lock: '0', idle: '0' }]
      expect(rowsOf(await patient.execute(settings))).toEqual(unlimited)
      expect((await rest.execute(settings)).rows).toEqual(unlimited)
      await rest.close()
    }))
})
