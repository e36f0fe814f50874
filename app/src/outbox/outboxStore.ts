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

/** Those of the page among the stored ones, in the order in which they were added. */
function merge(stored: readonly StoredItem[], fleeting: readonly StoredItem[]): StoredItem[] {
  const merged = [...stored]
  for (const item of fleeting) {
    const later = merged.findIndex(({ addedAt = 0 }) => addedAt > (item.addedAt ?? 0))
    merged.splice(later < 0 ? merged.length : later, 0, item)
  }
  return merged
}

/**
 * Over the browser's database. Where it takes nothing, because storage is blocked or full, the page keeps the items
 * itself: they are sent like all others, as long as it is open; of snapshots there are none then.
 */
export function createOutboxStore(open: () => Promise<OutboxDatabase>): OutboxStore {
  let opening: Promise<OutboxDatabase> | undefined
  /** What the page goes on with while the database gives nothing. */
  let items: StoredItem[] = []
  /** What became of stored items where the database did not take it; null for what is sent. */
  const changes = new Map<number | undefined, StoredItem | null>()
  let last = 0

  /** Undefined where the database gives nothing. */
  async function inDatabase<T>(work: (db: OutboxDatabase) => Promise<T>): Promise<T | undefined> {
    // Safari ends connections of pages in the background: a second one goes on where that one ended.
    for (let triesLeft = 2; triesLeft > 0; triesLeft--) {
      opening ??= open()
      const tried = opening
      try {
        return await work(await tried)
      } catch {
        if (opening === tried) opening = undefined
        tried.then(
          (db) => db.close(),
          () => undefined,
        )
      }
    }
    return undefined
  }

  async function change(item: StoredItem, changed: StoredItem | null): Promise<void> {
    items = items.flatMap((other) => (other.seq === item.seq ? (changed ?? []) : other))
    if (isFleeting(item)) return
    changes.set(item.seq, changed)
    const isTaken = await inDatabase(async (db) => {
      if (changed) await db.put('items', changed)
      else await db.delete('items', item.seq ?? 0)
      return true
    })
    if (isTaken && changes.get(item.seq) === changed) changes.delete(item.seq)
  }

  return {
    async readItems(userId) {
      const stored = await inDatabase((db) => db.getAllFromIndex('items', 'byUser', userId))
      if (stored) {
        const known = stored.flatMap((item) => {
          const changed = changes.get(item.seq)
          return changed === undefined ? item : (changed ?? [])
        })
        items = merge(known, items.filter(isFleeting))
      }
      return items.filter((item) => item.userId === userId)
    },
    async addItem(item) {
      const seq = await inDatabase((db) => db.add('items', item))
      items.push({ ...item, seq: seq ?? --last })
    },
    putItem: (item) => change(item, item),
    dropItem: (item) => change(item, null),
    readSnapshot: (key) => inDatabase((db) => db.get('snapshots', key)),
    putSnapshot: (key, value) => inDatabase((db) => commitSnapshot(db, key, value)),
    dropSnapshot: (key) => inDatabase((db) => db.delete('snapshots', key)),
    clearSnapshots: () => inDatabase((db) => db.clear('snapshots')),
  }
}
