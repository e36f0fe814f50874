import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config'
import { seedDatabase } from '../seed/seedDatabase'
import { openTestDatabase } from '../testing/testDatabase'
import { learningCenters, users } from './schema'

const config = readConfig({})
const now = new Date('2026-03-10T12:00:00Z')

describe('prepare', () => {
  it('fills an empty database once, however often it runs', async () => {
    const database = await openTestDatabase()
    const counts = async () => [await database.db.$count(users), await database.db.$count(learningCenters)]
    await database.prepare((db) => seedDatabase(db, config, now, null))
    expect(await counts()).toEqual([12, 6])
    await database.prepare((db) => seedDatabase(db, config, now, null))
    expect(await counts()).toEqual([12, 6])
    await database.close()
  })

  it('does not bring demo accounts into a database that has users', async () => {
    const database = await openTestDatabase()
    await database.prepare((db) => seedDatabase(db, config, now, null))
    await database.db.delete(users).where(sql`${users.userName} <> 'admin'`)
    await database.prepare((db) => seedDatabase(db, config, now, null))
    expect(await database.db.$count(users)).toBe(1)
    await database.close()
  })

  it('adds no accounts in production', async () => {
    const database = await openTestDatabase()
    await database.prepare((db) => seedDatabase(db, readConfig({ APP_ENV: 'production' }), now, null))
    expect(await database.db.$count(users)).toBe(0)
    await database.close()
  })
})
