import { type DBSchema, openDB } from 'idb'

/** What was typed and has not reached the server. */
interface KeptText {
  text: string
  /** The revision that was changed. */
  revision: number
}

interface KeptSchema extends DBSchema {
  texts: { key: string; value: KeptText }
}

const database = openDB<KeptSchema>('wordstride-draft-texts', 1, {
  upgrade(db) {
    db.createObjectStore('texts')
  },
})

export const readKept = async (draftId: string): Promise<KeptText | null> =>
  (await (await database).get('texts', draftId)) ?? null

export async function keepText(draftId: string, kept: KeptText): Promise<void> {
  await (await database).put('texts', kept, draftId)
}

/** The server has it. What was typed in the meantime stays. */
export async function forgetKept(draftId: string, text: string): Promise<void> {
  const transaction = (await database).transaction('texts', 'readwrite')
  if ((await transaction.store.get(draftId))?.text === text) await transaction.store.delete(draftId)
  await transaction.done
}
