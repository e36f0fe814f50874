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
 * Over the browser's database. Where it takes nothing, because storage is blocked or full, the page keeps the items
 * itself: they are sent like all others, as long as it is open; of snapshots there are none then.
 */
export function createOutboxStore(opening: Promise<OutboxDatabase>): OutboxStore {
  let items: StoredItem[] = []
  let last = 0
  const ifOpen = <T>(work: (db: OutboxDatabase) => Promise<T>): Promise<T | undefined> =>
    opening.then(work, () => undefined)

  return {
    async readItems(userId) {
      const stored = await ifOpen((db) => db.getAllFromIndex('items', 'byUser', userId))
      return [...(stored ?? []), ...items.filter((item) => item.userId === userId)]
    },
    async addItem(item) {
      try {
        await (await opening).add('items', item)
      } catch {
        items.push({ ...item, seq: --last })
      }
    },
    async putItem(item) {
      if (isFleeting(item)) items = items.map((other) => (other.seq === item.seq ? item : other))
      else await ifOpen((db) => db.put('items', item))
    },
    async dropItem(item) {
      if (isFleeting(item)) items = items.filter(({ seq }) => seq !== item.seq)
      else if (item.seq !== undefined) await (await opening).delete('items', item.seq)
    },
    readSnapshot: (key) => ifOpen((db) => db.get('snapshots', key)),
    putSnapshot: (key, value) => ifOpen((db) => commitSnapshot(db, key, value)).catch(() => {}),
    dropSnapshot: (key) => ifOpen((db) => db.delete('snapshots', key)).catch(() => {}),
    clearSnapshots: () => ifOpen((db) => db.clear('snapshots')).catch(() => {}),
  }
}
