import {
  type ApiClient,
  ApiError,
  type CallInput,
  type CallResult,
  firstCalls,
  wireCodec,
} from '@wordstride/api'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { isEvents, joinBatch, takeBatch } from './joinEvents'
import type { OutboxCall, OutboxDatabase, OutboxItem, StoredItem } from './outboxStore'

export interface OutboxState {
  /** Saved here and not yet on the server; events of a session, which are no answers, do not count. */
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

type OutboxReply = CallResult<OutboxCall>

interface AddOptions {
  /** Told what the server says, if this page is still open then. */
  onReply?(reply: OutboxReply): void
  /** How long the item may wait for others to go out with it. */
  delayMs?: number
}

export interface Outbox {
  readonly state: StoreApi<OutboxState>
  /**
   * Resolves when the item is safe in the browser's database; sending goes on by itself.
   */
  add(item: OutboxItem, options?: AddOptions): Promise<void>
  flush(): Promise<void>
}

const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 30_000

const defaultBackOff = (failures: number): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)) * (0.75 + Math.random() / 2)

/** A 400 will never become right by sending it again. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'http' && error.httpStatus === 400

/** The items wait for the next sign-in (AUTH-18, AUTH-20). */
const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'forbidden' || error.kind === 'aborted')

/** Keeps what a session has to save until the server has it: stored first, sent in order, tried again. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { database, client, getUserId, withLock, backOff = defaultBackOff } = options
  const state = createStore<OutboxState>(() => ({ waiting: 0, rejected: 0, hasFailed: false }))
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let later: ReturnType<typeof setTimeout> | undefined
  /** By the id of the item. */
  const listeners = new Map<string, (reply: OutboxReply) => void>()

  async function itemsOf(userId: string) {
    return (await database).getAllFromIndex('items', 'byUser', userId)
  }

  async function count(): Promise<void> {
    const userId = getUserId()
    const stored = userId === null ? [] : await itemsOf(userId)
    const items = stored.filter((item) => !isEvents(item))
    const rejected = items.filter((item) => item.rejected !== undefined).length
    state.setState({ rejected, waiting: items.length - rejected })
  }

  /** Why the server will not have it, or null when it is saved. */
  async function send(item: StoredItem): Promise<string | null> {
    try {
      const params = wireCodec(firstCalls[item.call].params).fromWire(item.params)
      const reply = await client.call(item.call, params as CallInput<OutboxCall>)
      listeners.get(item.id)?.(reply)
      return reply.isSuccess ? null : reply.message
    } catch (error) {
      if (isFinal(error)) return error.message
      throw error
    }
  }

  async function remove(items: readonly StoredItem[]): Promise<void> {
    const db = await database
    for (const { seq } of items) if (seq !== undefined) await db.delete('items', seq)
  }

  async function sendAll(): Promise<void> {
    const userId = getUserId()
    if (userId === null) return
    const db = await database
    const queue = (await itemsOf(userId)).filter(({ rejected }) => rejected === undefined)
    while (queue.length > 0 && getUserId() === userId) {
      const batch = takeBatch(queue)
      const item = joinBatch(batch)
      if (!item) return
      // What an older version of the app had to tell, and nobody asks for any more.
      const isKnown = Object.hasOwn(firstCalls, item.call)
      const refusal = isKnown ? await send(item) : null
      listeners.delete(item.id)
      // A refused event is no loss: the session went on without it.
      if (refusal === null || isEvents(item)) await remove(batch)
      else await db.put('items', { ...item, rejected: refusal })
      await count()
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(retry)
    clearTimeout(later)
    later = undefined
    try {
      await withLock(sendAll)
      failures = 0
      state.setState({ hasFailed: false })
    } catch (error) {
      failures++
      state.setState({ hasFailed: true })
      if (!isSignedOut(error)) retry = setTimeout(flush, backOff(failures))
    }
    await count()
  }

  return {
    state,
    flush,
    async add(item, { onReply, delayMs = 0 } = {}) {
      if (onReply) listeners.set(item.id, onReply)
      const params = wireCodec(firstCalls[item.call].params).toWire(item.params)
      await (await database).add('items', { ...item, params })
      await count()
      if (delayMs === 0) void flush()
      else later ??= setTimeout(flush, delayMs)
    },
  }
}
