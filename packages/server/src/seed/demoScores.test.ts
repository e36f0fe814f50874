import { max } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { scoreDays } from '../db/schema'
import { openTestDatabase } from '../testing/testDatabase'
import { seedDatabase } from './seedDatabase'

it('the last scores of the demonstration are of five days before the day that it is in its region', async () => {
  const database = await openTestDatabase()
  const { db } = database
  const config = { appEnv: 'qa', region: 'US' } as const
  await database.prepare((filled) => seedDatabase(filled, config, new Date('2026-03-12T02:00:00Z'), null))
  const [last] = await db.select({ day: max(scoreDays.day) }).from(scoreDays)
  expect(last?.day).toBe('2026-03-06')
  await database.close()
})
