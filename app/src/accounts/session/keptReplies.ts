import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'
import { type DBSchema, deleteDB, openDB } from 'idb'

/** A reply to a user at the last visit. */
interface Kept {
  userId: string
  /** The build that asked: another one may read its replies differently. */
  build: string
  keptAt: number
  query: DehydratedState['queries'][number]
}

interface KeptSchema extends DBSchema {
  /** By the hash of the query. */
  replies: { key: string; value: Kept }
}

const NAME = 'wordstride-replies'
const LONGEST_KEPT_MS = 30 * 24 * 60 * 60 * 1000
/** Replies that come together are written once. */
const PAUSE_MS = 1000

const open = () =>
  openDB<KeptSchema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('replies')
    },
    // So that signing out in another tab can delete it.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })

const currentBuild = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''

const holdsFor =
  (userId: string) =>
  (kept: Kept): boolean =>
    kept.userId === userId && kept.build === currentBuild() && Date.now() - kept.keptAt < LONGEST_KEPT_MS

async function write(client: QueryClient, userId: string): Promise<void> {
  const { queries } = dehydrate(client, {
    shouldDehydrateQuery: ({ meta, state }) => meta?.isKept === true && state.status === 'success',
    shouldDehydrateMutation: () => false,
  })
  const database = await open()
  const { store, done } = database.transaction('replies', 'readwrite')
  const isStill = holdsFor(userId)
  for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue())
    if (!isStill(cursor.value)) await cursor.delete()
  const kept = { userId, build: currentBuild(), keptAt: Date.now() }
  for (const query of queries) await store.put({ ...kept, query }, query.queryHash)
  await done
  database.close()
}

/** Writes down the replies of queries that say so, as they come; ends when what is returned is called. */
export function keepReplies(client: QueryClient, userId: string): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const writeSoon = () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => void write(client, userId).catch(() => undefined), PAUSE_MS)
  }
  // Some may have come already.
  writeSoon()
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.meta?.isKept === true && query.state.fetchStatus === 'idle') writeSoon()
  })
  return () => {
    clearTimeout(waiting)
    stop()
  }
}

/** Without a network: what the user was told at the last visit stands where it would be asked for. */
export async function restoreReplies(client: QueryClient, userId: string): Promise<void> {
  const database = await open()
  const kept = await database.getAll('replies')
  database.close()
  const queries = kept.filter(holdsFor(userId)).map(({ query }) => query)
  hydrate(client, { queries, mutations: [] } satisfies DehydratedState)
}

export const forgetReplies = (): Promise<void> => deleteDB(NAME)
