import { embeddedDatabase, type JourneyDatabase, usualDatabase } from './journeyDatabase'
import { ProductServer } from './productServer'

type Place = JourneyDatabase['environment']

const TEMPLATES = 'WORDSTRIDE_E2E_TEMPLATES'

/** Loads demo accounts and content once a database; the servers of the journeys begin with copies. */
export default async function seedTemplates(): Promise<() => Promise<void>> {
  const kinds = process.env.TEST_DATABASE_URL ? [usualDatabase(), embeddedDatabase()] : [embeddedDatabase()]
  const templates = await Promise.all(
    kinds.map(async (kind) => {
      const database = await kind.create()
      const server = await ProductServer.create(database)
      await server.stop()
      return database
    }),
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
