import { MAX_SILENCE_MS, type SessionState } from '@wordstride/learning'

/** An open page tells of itself twice in the silence that counts as presence; longer than this nothing got through. */
const LONGEST_QUIET_MS = 0.75 * MAX_SILENCE_MS
/** On its way for longer: it has waited in the outbox. */
const WAITED_MS = 5_000

/**
 * Whether the time since the last message of a graded session was an outage (SR-13): an open page would have told of
 * itself, and what comes now is older than its journey.
 */
export const wasOffline = ({ seenAt }: SessionState, claimedAt: number, now: number): boolean =>
  now - seenAt > LONGEST_QUIET_MS && claimedAt >= seenAt && now - claimedAt > WAITED_MS
