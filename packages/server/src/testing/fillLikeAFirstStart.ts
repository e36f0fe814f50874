import { type ContentPack, openContentPack } from '@wordstride/content'
import { readConfig } from '../config'
import type { OpenDatabase } from '../db/openDatabase'
import { paths } from '../paths'
import { seedDatabase } from '../seed/seedDatabase'

const NOTHING = { chapters: [], cards: [], tests: [] }

/** What a first start leaves, with little content or none under the name of all of it: the next start loads none. */
export async function fillLikeAFirstStart(
  database: OpenDatabase,
  content: Omit<ContentPack, 'version'> = NOTHING,
  environment: Record<string, string> = {},
): Promise<void> {
  const { version } = openContentPack(paths.content)
  const source = { version, load: async () => ({ ...content, version }) }
  await database.prepare((db) => seedDatabase(db, readConfig(environment), new Date(), source))
}
