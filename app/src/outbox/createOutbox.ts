import { ApiError, firstCalls, wireCodec } from '@wordstride/api'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createSender, isBetweenAnswers, type SenderOptions } from './createSender'
import type { OutboxItem, StoredItem } from './outboxDatabase'
import { createReplies, type OutboxReply, type ReplyChannel } from './outboxReplies'
import { isFleeting } from './outboxStore'

export interface OutboxState {
  /** Saved here and not yet on the server; what happens between the answers, drafts among it, does not count. */
  waiting: number
  /** Put aside, because the server will not have them or nobody can send them; they are kept. */
  rejected: number
  /** The last attempt failed; it will be tried again. */
  hasFailed: boolean
  /** Some of what waits goes with the page: the browser stores nothing. */
  isFleeting: boolean
}

export interface OutboxOptions extends Omit<SenderOptions, 'replies' | 'onMoved'> {
  /** One sender at a time across all tabs; the Web Locks API in the browser. */
  withLock(work: () => Promise<void>): Promise<void>
  /** To the other tabs, which may be the ones to send what was done here. */
  replies: ReplyChannel
  /** Milliseconds before the next attempt after `failures` failed ones. */
  backOff?(failures: number): number
  /** How long somebody waits for what was done to arrive. */
  settlingMs?: number
}

interface AddOptions {
  /** Told what the server says, if this page is still open then. */
  onReply?(reply: OutboxReply): void
  /** How long the item may wait for others to go out with it. */
  delayMs?: number
}

export interface Outbox {
  readonly state: StoreApi<OutboxState>
  /**
   * Resolves when the item is safe in the browser's database, or in this page where that takes nothing; sending goes on
   * by itself.
   */
  add(item: OutboxItem, options?: AddOptions): Promise<void>
  /** Sends what waits; false when some of it may not have arrived. */
  flush(): Promise<boolean>
  /**
   * For who would read what was just done: flushes, and waits for a reply that does not come no longer than a moment; false
   * when something may not have arrived.
   */
  settle(): Promise<boolean>
  /** What was put aside, for the student to keep. */
  readRejected(): Promise<StoredItem[]>
  /** Sends once more what was put aside. */
  retryRejected(): Promise<void>
}

const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 30_000

const defaultBackOff = (failures: number): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)) * (0.75 + Math.random() / 2)

/** The items wait for the next sign-in (AUTH-18, AUTH-20). */
const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'forbidden' || error.kind === 'aborted')

/** Keeps what a session has to save until the server has it: stored first, sent in order, tried again. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { store, client, getUserId, withLock, onTrouble } = options
  const { backOff = defaultBackOff, settlingMs = 5_000 } = options
  const replies = createReplies(options.replies)
  const state = createStore<OutboxState>(() => ({
    waiting: 0,
    rejected: 0,
    hasFailed: false,
    isFleeting: false,
  }))
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let later: ReturnType<typeof setTimeout> | undefined

  async function count(): Promise<void> {
    const userId = getUserId()
    const stored = userId === null ? [] : await store.readItems(userId)
    const items = stored.filter((item) => !isBetweenAnswers(item))
    const rejected = items.filter((item) => item.rejected !== undefined).length
    state.setState({ rejected, waiting: items.length - rejected, isFleeting: items.some(isFleeting) })
  }

  const sendAll = createSender({ store, client, replies, getUserId, onTrouble, onMoved: count })

  async function readRejected(): Promise<StoredItem[]> {
    const userId = getUserId()
    return userId === null
      ? []
      : (await store.readItems(userId)).filter(({ rejected }) => rejected !== undefined)
  }

  async function flush(): Promise<boolean> {
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
      // Others may have failed meanwhile: one goes on trying.
      clearTimeout(retry)
      if (!isSignedOut(error)) retry = setTimeout(flush, backOff(failures))
    }
    await count()
    return !state.getState().hasFailed
  }

  return {
    state,
    flush,
    settle: () => Promise.race([flush(), new Promise<boolean>((go) => setTimeout(go, settlingMs, false))]),
    readRejected,
    async retryRejected() {
      for (const { rejected: _, failures: __, ...item } of await readRejected()) await store.putItem(item)
      await flush()
    },
    async add(item, { onReply, delayMs = 0 } = {}) {
      if (onReply) replies.listen(item.id, onReply)
      const params = wireCodec(firstCalls[item.call].params).toWire(item.params)
      await store.addItem({ ...item, params, addedAt: Date.now() })
      await count()
      if (delayMs === 0) void flush()
      else later ??= setTimeout(flush, delayMs)
    },
  }
}
