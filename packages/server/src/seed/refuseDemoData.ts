import { and, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../db/database'
import { learningCenters, users } from '../db/schema'
import { StartError } from '../startError'
import { DEMO_NAMES } from './demoAccounts'
import { CENTERS } from './learningCenters'

async function hasDemoData(db: Database): Promise<boolean> {
  const demo = await db.$count(
    users,
    and(inArray(users.userId, DEMO_NAMES), eq(users.userId, users.userName)),
  )
  if (demo > 0) return true
  const samples = CENTERS.map(({ name, phone }) =>
    and(eq(learningCenters.name, name), eq(learningCenters.phone, phone)),
  )
  return (await db.$count(learningCenters, or(...samples))) > 0
}

/** Production does not begin over what a demonstration has left. */
export async function refuseDemoData(db: Database): Promise<void> {
  if (await hasDemoData(db))
    throw new StartError(
      'The database holds demo accounts or sample centers, which production must not have. Begin with an empty database.',
    )
}
