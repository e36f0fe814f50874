import { type DBSchema, openDB } from 'idb'

/** What was typed and has not reached the server. */
interface KeptText {
  text: string
  /** The revision that was changed. */
  revision: number
}

/** Another author at this browser does not meet it. */
interface Whose {
  userId: string
  draftId: string
}

const keyOf = ({ userId, draftId }: Whose): string => JSON.stringify([userId, draftId])

interface KeptSchema extends DBSchema {
  texts: { key: string; value: KeptText }
}

const database = openDB<KeptSchema>('wordstride-draft-texts', 1, {
  upgrade(db) {
    db.createObjectStore('texts')
  },
})

export const readKept = async (whose: Whose): Promise<KeptText | null> =>
  (await (await database).get('texts', keyOf(whose))) ?? null

export async function keepText(whose: Whose, kept: KeptText): Promise<void> {
  await (await database).put('texts', kept, keyOf(whose))
}

/**
 * The server has it, or nobody wants it any more. What this page has typed in the meantime, `next`, stays and goes on from
 * the revision that was saved; what another tab has typed there meets it.
 */
export async function forgetKept(
  whose: Whose,
  text: string,
  next?: { text: string | null; revision: number },
): Promise<void> {
  const { store, done } = (await database).transaction('texts', 'readwrite')
  const key = keyOf(whose)
  const kept = await store.get(key)
  if (kept?.text === text) await store.delete(key)
  else if (kept && kept.text === next?.text) await store.put({ ...kept, revision: next.revision }, key)
  await done
}
