import { type ApiClient, ApiError } from '@wordstride/api'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OutboxDatabase, OutboxItem } from './outboxStore'

export interface OutboxState {
  /** Saved here and not yet on the server. */
  waiting: number
  /** Refused by the server for good. */
  rejected: number
  /** The last attempt failed; it will be tried again. */
  hasFailed: boolean
}

export interface OutboxOptions {
  database: Promise<OutboxDatabase>
  client: ApiClient
  /** The signed-in user, whose items alone are sent. */
  getUserId(): string | null
  /** One sender at a time across all tabs; the Web Locks API in the browser. */
  withLock(work: () => Promise<void>): Promise<void>
  /** Milliseconds before the next attempt after `failures` failed ones. */
  backOff?(failures: number): number
}

export interface Outbox {
  readonly state: StoreApi<OutboxState>
  /** Resolves when the item is safe in the browser's database; sending goes on by itself. */
  add(item: OutboxItem): Promise<void>
  flush(): Promise<void>
}

const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 30_000

const defaultBackOff = (failures: number): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)) * (0.75 + Math.random() / 2)

/** A 400 will never become right by sending it again. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'http' && error.httpStatus === 400

/** Keeps what a session has to save until the server has it: stored first, sent in order, tried again. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { database, client, getUserId, withLock, backOff = defaultBackOff } = options
  const state = createStore<OutboxState>(() => ({ waiting: 0, rejected: 0, hasFailed: false }))
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  async function itemsOf(userId: string) {
    return (await database).getAllFromIndex('items', 'byUser', userId)
  }

  async function count(): Promise<void> {
    const userId = getUserId()
    const items = userId === null ? [] : await itemsOf(userId)
    const rejected = items.filter((item) => item.rejected !== undefined).length
    state.setState({ rejected, waiting: items.length - rejected })
  }

  /** Why the server will not have it, or null when it is saved. */
  async function send(item: OutboxItem): Promise<string | null> {
    try {
      const result = await client.call(item.call, item.params)
      return result.is_success ? null : result.message
    } catch (error) {
      if (isFinal(error)) return error.message
      throw error
    }
  }

  async function sendAll(): Promise<void> {
    const userId = getUserId()
    if (userId === null) return
    const db = await database
    for (const item of await itemsOf(userId)) {
      if (item.rejected !== undefined || item.seq === undefined) continue
      if (getUserId() !== userId) return
      const refusal = await send(item)
      if (refusal === null) await db.delete('items', item.seq)
      else await db.put('items', { ...item, rejected: refusal })
      await count()
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(retry)
    try {
      await withLock(sendAll)
      failures = 0
      state.setState({ hasFailed: false })
    } catch (error) {
      failures++
      state.setState({ hasFailed: true })
      // After 403 the user is signed out: the items wait for the next sign-in (AUTH-18).
      if (!(error instanceof ApiError && error.kind === 'forbidden'))
        retry = setTimeout(flush, backOff(failures))
    }
    await count()
  }

  return {
    state,
    flush,
    async add(item) {
      await (await database).add('items', item)
      await count()
      void flush()
    },
  }
}
