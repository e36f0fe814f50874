import {
  ANSWER_PATIENCE_MS,
  type ApiClient,
  ApiError,
  type CallInput,
  firstCalls,
  wireCodec,
} from '@wordstride/api'
import { joinBatch, takeBatch } from './joinEvents'
import type { OutboxCall, StoredItem } from './outboxDatabase'
import type { OutboxReplies } from './outboxReplies'
import type { OutboxStore } from './outboxStore'

export interface SenderOptions {
  store: OutboxStore
  client: ApiClient
  replies: OutboxReplies
  /** The signed-in user, whose items alone are sent. */
  getUserId(): string | null
  /** Told of what had waited long, once it is sent, and of what was put aside. */
  onTrouble?: ((trouble: { waitedSeconds: number; putAside: number }) => void) | undefined
  /** Some of what waited is sent or put aside. */
  onMoved(): Promise<void>
}

/** From then on an item over which the server fails no longer stands in the way of those behind it. */
const PATIENCE = 5
/** What waits longer is told of. */
const LONG_SECONDS = 60
const TOO_MANY_REQUESTS = 429

/** Of a session or a test; told to nobody, and no loss when it is refused. */
export const isBetweenAnswers = ({ call }: StoredItem): boolean =>
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

/** Sends all that waits, in its order; what it makes rejects when some of it may be tried again. */
export function createSender(options: SenderOptions): () => Promise<void> {
  const { store, client, replies, getUserId, onTrouble, onMoved } = options

  /** Why it will never be saved, or null when it is. */
  async function send(item: StoredItem): Promise<string | null> {
    try {
      const params = wireCodec(firstCalls[item.call].params).fromWire(item.params)
      const reply = await client.call(item.call, params as CallInput<OutboxCall>, {
        patienceMs: ANSWER_PATIENCE_MS,
      })
      replies.tell({ id: item.id, reply })
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
    replies.forget(item.id)
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

  return async () => {
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
      await onMoved()
    }
    if (waitedSeconds >= LONG_SECONDS) onTrouble?.({ waitedSeconds, putAside: 0 })
    if (passedOver.length > 0) throw fault
  }
}
