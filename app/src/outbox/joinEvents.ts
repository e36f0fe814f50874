import type { StoredItem } from './outboxDatabase'

/** More than ever wait in a few seconds, fewer than a call may carry. */
const MOST_ITEMS = 100

/** In the names of the wire, as items are stored. */
interface StoredEvents {
  session_uuid: string
  events: unknown[]
}

const isEvents = ({ call }: StoredItem): boolean => call === 'recordSessionEvents'

const eventsOf = (item: StoredItem | undefined): StoredEvents | null =>
  item && isEvents(item) ? (item.params as StoredEvents) : null

/** Takes from a queue what goes out as one: its first item, or what happened in one session until something else came. */
export function takeBatch(queue: StoredItem[]): StoredItem[] {
  const batch = queue.splice(0, 1)
  const session = eventsOf(batch[0])?.session_uuid
  while (session !== undefined && batch.length < MOST_ITEMS && eventsOf(queue[0])?.session_uuid === session)
    batch.push(...queue.splice(0, 1))
  return batch
}

export function joinBatch(batch: readonly StoredItem[]): StoredItem | undefined {
  const [first, ...others] = batch
  if (!first || others.length === 0) return first
  const events = batch.flatMap((item) => eventsOf(item)?.events ?? [])
  return { ...first, params: { ...(first.params as StoredEvents), events } }
}
