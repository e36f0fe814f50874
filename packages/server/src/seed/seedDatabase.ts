import type { ContentSource } from '@wordstride/content'
import type { Config } from '../config'
import type { Database } from '../db/database'
import { isContentLoaded, isContentReplaced, seedContent } from './content'
import { seedDemoAccounts } from './demoAccounts'
import { seedLearningCenters } from './learningCenters'

interface SeedListeners {
  onProgress?: (loaded: number, total: number) => void
  /** Told of what is not as one would expect. */
  warn?: (line: string) => void
}

/** What an empty database needs; does nothing to one that is filled, but for new content. */
export async function seedDatabase(
  db: Database,
  config: Pick<Config, 'appEnv' | 'region'>,
  now: Date,
  content: ContentSource | null,
  { warn = () => {}, ...told }: SeedListeners = {},
): Promise<void> {
  if (config.appEnv !== 'production') {
    await seedLearningCenters(db)
    await seedDemoAccounts(db, config.region, now)
  }
  if (content === null || (await isContentLoaded(db, content.version))) return
  // While developing, content goes back and forth.
  if (config.appEnv === 'production' && (await isContentReplaced(db, content.version))) {
    warn('The database has later content than this version of Wordstride: the later content is kept.')
    return
  }
  await seedContent(db, await content.load(), { ...told, warn })
}
