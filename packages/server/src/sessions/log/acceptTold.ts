import type { ToldEvent } from '@wordstride/api'
import {
  MAX_SILENCE_MS,
  policyOf,
  reduceSession,
  type SessionEvent,
  type SessionState,
} from '@wordstride/learning'
import { within } from './claimedTimes'
import { MOST_EVENTS, MOST_SKIPS } from './sessionLimits'
import type { LogEntry } from './sessionReading'
import { wasOffline } from './wasOffline'

export type MachineEvent = Exclude<ToldEvent, { type: 'responded' }>

/** When it happened, as the client says. */
const claimOf = (told: MachineEvent): number => (told.type === 'alive' ? told.until : told.at)

interface Arrival {
  now: number
  /** Skipped problems with a fault that is known here. */
  faulty: ReadonlySet<string>
}

const faultOf = (problemId: string, faulty: Arrival['faulty']) =>
  faulty.has(problemId) ? { isFaulty: true } : {}

/** Graded work is timed by its arrival; in practice the student's clock counts between what is known and now (SR-13). */
function timed(told: MachineEvent, { phase, seenAt }: SessionState, { now, faulty }: Arrival): SessionEvent {
  const clock = (at: number, from: number) => (policyOf(phase).isGraded ? now : within(at, from, now))
  const at = clock(told.at, seenAt)
  switch (told.type) {
    case 'alive':
      return { type: 'alive', at, until: clock(told.until, at) }
    case 'skipped':
      return { type: 'skipped', at, problemId: told.problemId, ...faultOf(told.problemId, faulty) }
    default:
      return { ...told, at }
  }
}

/** Whether the client may tell it; the machine says whether it fits. */
function isAllowed(told: MachineEvent, { phase, row }: SessionState): boolean {
  if (told.type === 'left') return !policyOf(phase).isGraded
  return told.type !== 'skipped' || row.filter(({ isSkipped }) => isSkipped).length < MOST_SKIPS
}

/** Graded work is measured from its delivery, whenever the client says that it was shown (SR-13). */
function deliveryOf({ phase, row, index, seenAt }: SessionState): SessionEvent | null {
  const entry = row[index]
  if (!policyOf(phase).isGraded || !entry || entry.startTime !== null) return null
  return { type: 'exercise_shown', at: seenAt, problemId: entry.problemId }
}

export interface Told {
  state: SessionState
  /** What is stored for it: new rows, or the last one prolonged. */
  entries: { seq: number; event: SessionEvent }[]
}

/** Takes of what a client told the part that fits, in its order. */
export function acceptTold(
  state: SessionState,
  log: readonly LogEntry[],
  events: readonly MachineEvent[],
  arrival: Arrival,
): Told {
  const last = log.at(-1)
  const stored = new Map<number, SessionEvent>()
  let seq = last?.seq ?? 0
  let latest = last?.events.at(-1)
  let next = state
  const take = (event: SessionEvent): void => {
    const after = reduceSession(next, event)
    if (after === next) return
    next = after
    if (event.type === 'alive' && latest?.type === 'alive' && event.at - latest.until <= MAX_SILENCE_MS) {
      latest = { ...latest, until: Math.max(latest.until, event.until) }
    } else {
      latest = event
      seq++
    }
    stored.set(seq, latest)
  }
  const [first] = events
  const isLate = policyOf(state.phase).isGraded && first && wasOffline(state, claimOf(first), arrival.now)
  for (const told of events) {
    if (!isAllowed(told, next) || log.length + stored.size >= MOST_EVENTS) continue
    const delivered = deliveryOf(next)
    if (delivered) take(delivered)
    if (isLate && told === first) take({ type: 'paused', at: state.seenAt })
    take(timed(told, next, arrival))
  }
  return { state: next, entries: [...stored].map(([place, event]) => ({ seq: place, event })) }
}
