import { openContentPack } from '@wordstride/content'
import { readConfig } from '../config'
import type { OpenDatabase } from '../db/openDatabase'
import { paths } from '../paths'
import { seedDatabase } from '../seed/seedDatabase'
import { loadSmallPack } from './loadSmallPack'

/** What a first start leaves, with little content under the name of all of it: the next start loads none. */
export async function fillLikeAFirstStart(
  database: OpenDatabase,
  environment: Record<string, string> = {},
): Promise<void> {
  const pack = { ...(await loadSmallPack()), version: openContentPack(paths.content).version }
  const content = { version: pack.version, load: async () => pack }
  await database.prepare((db) => seedDatabase(db, readConfig(environment), new Date(), content))
}
