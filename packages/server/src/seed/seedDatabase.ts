import type { ContentSource } from '@wordstride/content'
import type { Config } from '../config'
import type { Database } from '../db/database'
import { isContentLoaded, seedContent } from './content'
import { seedDemoAccounts } from './demoAccounts'
import { seedLearningCenters } from './learningCenters'

/** What an empty database needs; does nothing to one that is filled, but for new content. */
export async function seedDatabase(
  db: Database,
  config: Pick<Config, 'appEnv' | 'region'>,
  now: Date,
  content: ContentSource | null,
  onProgress?: (loaded: number, total: number) => void,
): Promise<void> {
  if (config.appEnv !== 'production') {
    await seedLearningCenters(db)
    await seedDemoAccounts(db, config.region, now)
  }
  if (content === null || (await isContentLoaded(db, content.version))) return
  await seedContent(db, await content.load(), onProgress === undefined ? {} : { onProgress })
}
