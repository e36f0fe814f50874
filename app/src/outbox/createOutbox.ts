import {
  ANSWER_PATIENCE_MS,
  type ApiClient,
  ApiError,
  type CallInput,
  type CallResult,
  firstCalls,
  wireCodec,
} from '@wordstride/api'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { joinBatch, takeBatch } from './joinEvents'
import type { OutboxCall, OutboxItem, StoredItem } from './outboxDatabase'
import { isFleeting, type OutboxStore } from './outboxStore'

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

export interface OutboxOptions {
  store: OutboxStore
  client: ApiClient
  /** The signed-in user, whose items alone are sent. */
  getUserId(): string | null
  /** One sender at a time across all tabs; the Web Locks API in the browser. */
  withLock(work: () => Promise<void>): Promise<void>
  /** To the other tabs, which may be the ones to send what was done here. */
  replies: ReplyChannel
  /** Told of what had waited long, once it is sent, and of what was put aside. */
  onTrouble?(trouble: { waitedSeconds: number; putAside: number }): void
  /** Milliseconds before the next attempt after `failures` failed ones. */
  backOff?(failures: number): number
  /** How long somebody waits for what was done to arrive. */
  settlingMs?: number
}

type OutboxReply = CallResult<OutboxCall>

/** What the server said to the item of this id. */
interface SentReply {
  id: string
  reply: OutboxReply
}

/** The part of a BroadcastChannel that is needed. */
export interface ReplyChannel {
  postMessage(sent: SentReply): void
  onmessage: ((event: MessageEvent<SentReply>) => unknown) | null
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

/** From then on an item over which the server fails no longer stands in the way of those behind it. */
const PATIENCE = 5
/** What waits longer is told of. */
const LONG_SECONDS = 60
const TOO_MANY_REQUESTS = 429
const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 30_000

const defaultBackOff = (failures: number): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)) * (0.75 + Math.random() / 2)

/** Of a session or a test; told to nobody, and no loss when it is refused. */
const isBetweenAnswers = ({ call }: StoredItem): boolean =>
  call === 'recordSessionEvents' || call === 'recordTestEvent'

const waitedOf = ([first]: readonly StoredItem[]): number =>
  Math.max(0, Math.round((Date.now() - (first?.addedAt ?? Date.now())) / 1000))

/** A 400 will never become right by sending it again. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'http' && error.httpStatus === 400

/** Over this item; it may be the item, the server, or something before it that lets the item not pass. */
const isFault = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.kind === 'malformed' || (error.kind === 'http' && error.httpStatus !== TOO_MANY_REQUESTS))

/** The items wait for the next sign-in (AUTH-18, AUTH-20). */
const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'forbidden' || error.kind === 'aborted')

/** Keeps what a session has to save until the server has it: stored first, sent in order, tried again. */
export function createOutbox(options: OutboxOptions): Outbox {
  const {
    store,
    client,
    getUserId,
    withLock,
    replies,
    backOff = defaultBackOff,
    settlingMs = 5_000,
    onTrouble,
  } = options
  const state = createStore<OutboxState>(() => ({
    waiting: 0,
    rejected: 0,
    hasFailed: false,
    isFleeting: false,
  }))
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let later: ReturnType<typeof setTimeout> | undefined
  /** By the id of the item. */
  const listeners = new Map<string, (reply: OutboxReply) => void>()

  // What a page makes of it is no matter of the item.
  async function tellListener({ id, reply }: SentReply): Promise<void> {
    const listener = listeners.get(id)
    listeners.delete(id)
    await listener?.(reply)
  }

  replies.onmessage = ({ data }) => void tellListener(data)

  function tell(sent: SentReply): void {
    if (listeners.has(sent.id)) void tellListener(sent)
    else replies.postMessage(sent)
  }

  async function count(): Promise<void> {
    const userId = getUserId()
    const stored = userId === null ? [] : await store.readItems(userId)
    const items = stored.filter((item) => !isBetweenAnswers(item))
    const rejected = items.filter((item) => item.rejected !== undefined).length
    state.setState({ rejected, waiting: items.length - rejected, isFleeting: items.some(isFleeting) })
  }

  /** Why it will never be saved, or null when it is. */
  async function send(item: StoredItem): Promise<string | null> {
    try {
      const params = wireCodec(firstCalls[item.call].params).fromWire(item.params)
      const reply = await client.call(item.call, params as CallInput<OutboxCall>, {
        patienceMs: ANSWER_PATIENCE_MS,
      })
      tell({ id: item.id, reply })
      return reply.isSuccess ? null : reply.message
    } catch (error) {
      if (error instanceof ApiError && !isFinal(error)) throw error
      return error instanceof ApiError ? error.detail : String(error)
    }
  }

  /** Counts what has failed; true when those behind it may be tried. */
  async function passOver([first]: readonly StoredItem[], error: unknown): Promise<boolean> {
    if (!first || !isFault(error)) return false
    const failures = (first.failures ?? 0) + 1
    await store.putItem({ ...first, failures })
    return failures >= PATIENCE
  }

  async function remove(items: readonly StoredItem[]): Promise<void> {
    for (const item of items) await store.dropItem(item)
  }

  /** Puts aside what will never be saved; a refused event is no loss: the session went on without it. */
  async function giveUp(batch: readonly StoredItem[], reason: string): Promise<void> {
    if (batch.every(isBetweenAnswers)) return remove(batch)
    for (const item of batch) await store.putItem({ ...item, rejected: reason })
    onTrouble?.({ waitedSeconds: waitedOf(batch), putAside: batch.length })
  }

  /** Sends a batch, stores what came of it and tells for how long it waited, if it is saved; rejects when it may be tried again. */
  async function deliver(batch: StoredItem[]): Promise<number> {
    const item = joinBatch(batch)
    if (!item) return 0
    // What an older version of the app had to tell, and nobody asks for any more, is known no longer.
    const refusal = Object.hasOwn(firstCalls, item.call) ? await send(item) : null
    listeners.delete(item.id)
    if (refusal === null) {
      await remove(batch)
      return waitedOf(batch)
    }
    await giveUp(batch, refusal)
    return 0
  }

  /** The server is well again, or the batch is at fault itself. */
  async function deliverOrPutAside(batch: StoredItem[]): Promise<number> {
    try {
      return await deliver(batch)
    } catch (error) {
      if (!isFault(error)) throw error
      await giveUp(batch, String(error))
      return 0
    }
  }

  async function sendAll(): Promise<void> {
    const userId = getUserId()
    if (userId === null) return
    const queue = (await store.readItems(userId)).filter(({ rejected }) => rejected === undefined)
    const passedOver: StoredItem[][] = []
    let fault: unknown = null
    let waitedSeconds = 0
    while (queue.length > 0 && getUserId() === userId) {
      const batch = takeBatch(queue)
      try {
        waitedSeconds = Math.max(waitedSeconds, await deliver(batch))
      } catch (error) {
        if (!(await passOver(batch, error))) throw error
        passedOver.push(batch)
        fault = error
        continue
      }
      for (const failed of passedOver.splice(0))
        waitedSeconds = Math.max(waitedSeconds, await deliverOrPutAside(failed))
      await count()
    }
    if (waitedSeconds >= LONG_SECONDS) onTrouble?.({ waitedSeconds, putAside: 0 })
    if (passedOver.length > 0) throw fault
  }

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
      if (onReply) listeners.set(item.id, onReply)
      const params = wireCodec(firstCalls[item.call].params).toWire(item.params)
      await store.addItem({ ...item, params, addedAt: Date.now() })
      await count()
      if (delayMs === 0) void flush()
      else later ??= setTimeout(flush, delayMs)
    },
  }
}
