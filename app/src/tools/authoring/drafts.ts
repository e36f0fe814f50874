import { type DBSchema, openDB } from 'idb'

interface Draft {
  text: string
  /** Epoch ms. */
  savedAt: number
}

interface DraftsSchema extends DBSchema {
  drafts: { key: string; value: Draft }
}

/** In IndexedDB, because local storage holds the auth state alone (AUTH-05). */
const database = openDB<DraftsSchema>('wordstride-drafts', 1, {
  upgrade(db) {
    db.createObjectStore('drafts')
  },
})

/** What was written for this problem type, or null. */
export async function loadDraft(type: string): Promise<string | null> {
  return (await (await database).get('drafts', type))?.text ?? null
}

/** At every change, committed at once: a reload right after a key finds it. */
export async function saveDraft(type: string, text: string): Promise<void> {
  const transaction = (await database).transaction('drafts', 'readwrite', { durability: 'relaxed' })
  const written = transaction.store.put({ text, savedAt: Date.now() }, type)
  transaction.commit()
  await Promise.all([written, transaction.done])
}

/** The problem type that was worked on last. */
export async function lastDraftType(): Promise<string | null> {
  const transaction = (await database).transaction('drafts')
  let last: { type: string; savedAt: number } | null = null
  for await (const cursor of transaction.store) {
    if (last === null || cursor.value.savedAt > last.savedAt)
      last = { type: cursor.key, savedAt: cursor.value.savedAt }
  }
  return last?.type ?? null
}
