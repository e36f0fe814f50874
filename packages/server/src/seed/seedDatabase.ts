import type { ContentPack } from '@wordstride/content'
import type { Config } from '../config'
import type { Database } from '../db/database'
import { seedContent } from './content'
import { seedDemoAccounts } from './demoAccounts'
import { seedLearningCenters } from './learningCenters'

/** What an empty database needs; does nothing to one that is filled, but for new content. */
export async function seedDatabase(
  db: Database,
  config: Pick<Config, 'appEnv' | 'region'>,
  now: Date,
  contentPack: ContentPack | null,
): Promise<void> {
  await seedLearningCenters(db)
  if (config.appEnv !== 'production') await seedDemoAccounts(db, config.region, now)
  if (contentPack !== null) await seedContent(db, contentPack)
}
