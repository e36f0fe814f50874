import { v7 as makeId } from 'uuid'
import type { Database } from './database'
import { lockKey } from './lockKey'

/**
 * The id under which something is saved: of what is there, or what the client has made for something new. Sent again
 * after a lost reply, the latter waits for the first one and finds what that has made.
 */
export async function idToSave(
  tx: Database,
  knownId: string | null | undefined,
  newId: string | null | undefined,
): Promise<string> {
  if (knownId) return knownId
  if (newId) await lockKey(tx, `new ${newId}`)
  return newId ?? makeId()
}
