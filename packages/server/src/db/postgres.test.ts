import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config'
import { seedDatabase } from '../seed/seedDatabase'
import { openDatabase } from './openDatabase'
import { users } from './schema'

const serverUrl = process.env.TEST_DATABASE_URL

describe.skipIf(!serverUrl)('PostgreSQL', () => {
  it('lets several processes start at once on one empty database', async () => {
    const name = `wordstride_test_${randomUUID().replaceAll('-', '')}`
    const server = postgres(serverUrl ?? '', { max: 1, onnotice: () => {} })
    await server.unsafe(`create database ${name}`)
    const url = new URL(serverUrl ?? '')
    url.pathname = `/${name}`
    const config = readConfig({ DATABASE_URL: url.href })
    const databases = await Promise.all([1, 2, 3].map(() => openDatabase(config)))
    try {
      await Promise.all(
        databases.map((database) => database.prepare((db) => seedDatabase(db, config, new Date(), null))),
      )
      expect(await databases[0]?.db.$count(users)).toBe(12)
    } finally {
      await Promise.all(databases.map((database) => database.close()))
      await server.unsafe(`drop database ${name} with (force)`)
      await server.end()
    }
  })
})
