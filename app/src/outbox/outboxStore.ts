import type { OutboxDatabase, StoredItem } from './outboxDatabase'

/** What waits for the server, and what was entered and not given yet. */
export interface OutboxStore {
  /** In their order. */
  readItems(userId: string): Promise<StoredItem[]>
  addItem(item: StoredItem): Promise<void>
  putItem(item: StoredItem): Promise<void>
  dropItem(item: StoredItem): Promise<void>
  readSnapshot(key: string): Promise<unknown>
  putSnapshot(key: string, value: unknown): Promise<void>
  dropSnapshot(key: string): Promise<void>
  clearSnapshots(): Promise<void>
}

/** Whether an item goes with the page: the browser would not store it. */
export const isFleeting = ({ seq }: StoredItem): boolean => seq !== undefined && seq < 0

/** Commits at once: a transaction that commits by itself is undone when the page is closed in that moment. */
async function commitSnapshot(db: OutboxDatabase, key: string, value: unknown): Promise<void> {
  const transaction = db.transaction('snapshots', 'readwrite')
  const stored = transaction.store.put(value, key)
  transaction.commit()
  await Promise.all([stored, transaction.done])
}

/**
 * Over the browser's database. Where it takes nothing, because storage is blocked or full, the page keeps it itself: it is
 * sent like everything else, as long as the page is open.
 */
export function createOutboxStore(opening: Promise<OutboxDatabase>): OutboxStore {
  const items = new Map<number, StoredItem>()
  const snapshots = new Map<string, unknown>()
  let last = 0
  /** Null where there is none. */
  const database = opening.catch(() => null)

  async function stored(work: (db: OutboxDatabase) => Promise<unknown>): Promise<boolean> {
    const db = await database
    if (!db) return false
    return work(db).then(
      () => true,
      () => false,
    )
  }

  return {
    async readItems(userId) {
      const found = await (await database)?.getAllFromIndex('items', 'byUser', userId)
      return [...(found ?? []), ...[...items.values()].filter((item) => item.userId === userId)]
    },
    async addItem(item) {
      if (await stored((db) => db.add('items', item))) return
      last--
      items.set(last, { ...item, seq: last })
    },
    async putItem(item) {
      if (isFleeting(item)) items.set(item.seq as number, item)
      else await (await database)?.put('items', item)
    },
    async dropItem({ seq }) {
      if (seq === undefined || items.delete(seq)) return
      await (await database)?.delete('items', seq)
    },
    async readSnapshot(key) {
      return snapshots.get(key) ?? (await (await database)?.get('snapshots', key))
    },
    async putSnapshot(key, value) {
      if (await stored((db) => commitSnapshot(db, key, value))) snapshots.delete(key)
      else snapshots.set(key, value)
    },
    async dropSnapshot(key) {
      snapshots.delete(key)
      await stored((db) => db.delete('snapshots', key))
    },
    async clearSnapshots() {
      snapshots.clear()
      await stored((db) => db.clear('snapshots'))
    },
  }
}
