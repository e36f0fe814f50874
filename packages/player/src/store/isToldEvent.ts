import type { SessionEvent } from '@wordstride/learning'
import type { ToldEvent } from './playerTypes'

const UNTOLD: readonly SessionEvent['type'][] = ['started', 'answer_checked', 'answer_submitted', 'timed_out']

/** Answers go their own way, and the server starts a session and knows its clock by itself. */
export const isToldEvent = (event: SessionEvent): event is ToldEvent => !UNTOLD.includes(event.type)
