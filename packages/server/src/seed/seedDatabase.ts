import type { Config } from '../config'
import type { Database } from '../db/database'
import { seedContent } from './content'
import { seedDemoAccounts } from './demoAccounts'
import { seedLearningCenters } from './learningCenters'

/** What an empty database needs; does nothing to one that is filled. */
export async function seedDatabase(
  db: Database,
  config: Pick<Config, 'appEnv' | 'region'>,
  now: Date,
): Promise<void> {
  await seedLearningCenters(db)
  if (config.appEnv !== 'production') await seedDemoAccounts(db, config.region, now)
  await seedContent(db)
}
