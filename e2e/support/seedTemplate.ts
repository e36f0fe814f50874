import { findFirstStart } from '../../scripts/setup/firstStart.mjs'
import { embeddedDatabase, type JourneyDatabase, usualDatabase } from './journeyDatabase'
import { ProductServer } from './productServer'

type Place = JourneyDatabase['environment']

const TEMPLATES = 'WORDSTRIDE_E2E_TEMPLATES'

type Kind = ReturnType<typeof usualDatabase>

async function seed(kind: Kind): Promise<JourneyDatabase> {
  const database = await kind.create()
  const server = await ProductServer.create(database)
  await server.stop()
  return database
}

/** A first start of the embedded database takes longest: another may have left its folder. */
async function embeddedTemplate(): Promise<JourneyDatabase> {
  const folder = findFirstStart()
  if (!folder) return seed(embeddedDatabase())
  return { environment: { DATA_DIR: folder, DATABASE_URL: '' }, remove: async () => {} }
}

/** All of them, or none is left. */
async function allOrNone(seeding: Promise<JourneyDatabase>[]): Promise<JourneyDatabase[]> {
  const results = await Promise.allSettled(seeding)
  const seeded = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const failed = results.find((result) => result.status === 'rejected')
  if (!failed) return seeded
  for (const database of seeded) await database.remove()
  throw failed.reason
}

/** Loads demo accounts and content once a database; the servers of the journeys begin with copies. */
export default async function seedTemplates(): Promise<() => Promise<void>> {
  const templates = await allOrNone(
    process.env.TEST_DATABASE_URL ? [seed(usualDatabase()), embeddedTemplate()] : [seed(embeddedDatabase())],
  )
  const [usual, embedded = usual] = templates.map(({ environment }) => environment)
  process.env[TEMPLATES] = JSON.stringify({ usual, embedded })
  return async () => {
    for (const database of templates) await database.remove()
  }
}

/** A copy of the seeded database; `embedded` is the one that needs no server of its own. */
export function copyTemplate(isEmbedded: boolean): Promise<JourneyDatabase> {
  const { usual, embedded } = JSON.parse(process.env[TEMPLATES] ?? '{}') as Record<string, Place>
  const [kind, place] = isEmbedded ? [embeddedDatabase(), embedded] : [usualDatabase(), usual]
  if (!place) throw new Error('The databases of the journeys are seeded by the global set-up.')
  return kind.copy(place)
}
