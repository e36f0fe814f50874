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
export const isFleeting = ({ seq = 0 }: StoredItem): boolean => seq < 0

/** Commits at once: a transaction that commits by itself is undone when the page is closed in that moment. */
async function commitSnapshot(db: OutboxDatabase, key: string, value: unknown): Promise<void> {
  const transaction = db.transaction('snapshots', 'readwrite')
  const stored = transaction.store.put(value, key)
  transaction.commit()
  await Promise.all([stored, transaction.done])
}

/**
 * Over the browser's database. Where it takes nothing, because storage is blocked or full, the page keeps the items
 * itself: they are sent like all others, as long as it is open; of snapshots there are none then.
 */
export function createOutboxStore(open: () => Promise<OutboxDatabase>): OutboxStore {
  let opening: Promise<OutboxDatabase> | undefined
  /** What the page goes on with while the database gives nothing. */
  let items: StoredItem[] = []
  let last = 0

  /** Undefined where the database gives nothing. */
  async function inDatabase<T>(work: (db: OutboxDatabase) => Promise<T>): Promise<T | undefined> {
    // Safari ends connections of pages in the background: a second one goes on where that one ended.
    for (let triesLeft = 2; triesLeft > 0; triesLeft--) {
      opening ??= open()
      try {
        return await work(await opening)
      } catch {
        opening = undefined
      }
    }
    return undefined
  }

  return {
    async readItems(userId) {
      const stored = await inDatabase((db) => db.getAllFromIndex('items', 'byUser', userId))
      if (stored) items = [...stored, ...items.filter(isFleeting)]
      return items.filter((item) => item.userId === userId)
    },
    async addItem(item) {
      const seq = await inDatabase((db) => db.add('items', item))
      items.push({ ...item, seq: seq ?? --last })
    },
    async putItem(item) {
      items = items.map((other) => (other.seq === item.seq ? item : other))
      if (!isFleeting(item)) await inDatabase((db) => db.put('items', item))
    },
    async dropItem(item) {
      items = items.filter(({ seq }) => seq !== item.seq)
      await inDatabase((db) => db.delete('items', item.seq ?? 0))
    },
    readSnapshot: (key) => inDatabase((db) => db.get('snapshots', key)),
    putSnapshot: (key, value) => inDatabase((db) => commitSnapshot(db, key, value)),
    dropSnapshot: (key) => inDatabase((db) => db.delete('snapshots', key)),
    clearSnapshots: () => inDatabase((db) => db.clear('snapshots')),
  }
}
