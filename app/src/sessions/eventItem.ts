import type { ToldEvent } from '@wordstride/api'
import { v7 as newId } from 'uuid'
import type { OutboxItem } from '../outbox/outboxDatabase'

/** An event of a session, on its way to the server. */
export const eventItem = (userId: string, sessionId: string, event: ToldEvent): OutboxItem => ({
  id: newId(),
  userId,
  call: 'recordSessionEvents',
  params: { userId, sessionId, events: [event] },
})
