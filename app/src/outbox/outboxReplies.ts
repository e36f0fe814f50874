import type { CallResult } from '@wordstride/api'
import type { OutboxCall } from './outboxDatabase'

export type OutboxReply = CallResult<OutboxCall>

/** What the server said to the item of this id. */
export interface SentReply {
  id: string
  reply: OutboxReply
}

/** The part of a BroadcastChannel that is needed. */
export interface ReplyChannel {
  postMessage(sent: SentReply): void
  onmessage: ((event: MessageEvent<SentReply>) => unknown) | null
}

export interface OutboxReplies {
  listen(id: string, onReply: (reply: OutboxReply) => void): void
  forget(id: string): void
  tell(sent: SentReply): void
}

/** Tells whoever waits for a reply, in this tab or in another. */
export function createReplies(channel: ReplyChannel): OutboxReplies {
  /** By the id of the item. */
  const listeners = new Map<string, (reply: OutboxReply) => void>()

  // What a page makes of it is no matter of the item.
  async function tellListener({ id, reply }: SentReply): Promise<void> {
    const listener = listeners.get(id)
    listeners.delete(id)
    await listener?.(reply)
  }

  channel.onmessage = ({ data }) => void tellListener(data)

  return {
    listen: (id, onReply) => void listeners.set(id, onReply),
    forget: (id) => void listeners.delete(id),
    tell(sent) {
      if (listeners.has(sent.id)) void tellListener(sent)
      else channel.postMessage(sent)
    },
  }
}
