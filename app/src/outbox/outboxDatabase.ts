import type { CallInput } from '@wordstride/api'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** The calls of a session that must not be lost (C-04). */
export type OutboxCall =
  | 'saveUserPracticeAnswer'
  | 'saveUserActivityData'
  | 'learningUpdateIndex'
  | 'recordSessionEvents'
  | 'saveTestAnswer'
  | 'recordTestEvent'

export type OutboxItem = {
  [TName in OutboxCall]: {
    /** Made by the client; the server saves an answer once by it. */
    id: string
    userId: string
    call: TName
    params: CallInput<TName>
  }
}[OutboxCall]

/** In the names of the wire: an item may wait through an update of the app, and the wire stays. */
export interface StoredItem extends Omit<OutboxItem, 'params'> {
  params: unknown
  seq?: number
  /** Why the server refused it for good; such an item is kept and not sent again. */
  rejected?: string
  /** How often the server has failed over it. */
  failures?: number
  /** Epoch ms by the student's clock. */
  addedAt?: number
}

interface OutboxSchema extends DBSchema {
  items: { key: number; value: StoredItem; indexes: { byUser: string } }
  snapshots: { key: string; value: unknown }
}

export type OutboxDatabase = IDBPDatabase<OutboxSchema>

/** The browser's own database: what is in it survives a reload, a crash and a lost network. */
export async function openOutboxDatabase(name = 'wordstride'): Promise<OutboxDatabase> {
  return openDB<OutboxSchema>(name, 1, {
    upgrade(db) {
      const items = db.createObjectStore('items', { keyPath: 'seq', autoIncrement: true })
      items.createIndex('byUser', 'userId')
      db.createObjectStore('snapshots')
    },
  })
}
