import { refuse, succeed, type ToldEvent } from '@wordstride/api'
import type { SessionEvent, SessionStart, SessionState } from '@wordstride/learning'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { sessionExercises } from '../../db/schema'
import type { CallContext, HandlerParams, Handlers } from '../../dispatch/callContext'
import { problemOnWire, wireEvents } from '../aliases/wireIds'
import { acceptTold, type MachineEvent } from './acceptTold'
import { writeEvents } from './eventWriting'
import { findFaulty } from './findFaulty'
import { projectionOf } from './projection'
import { LONGEST_UNDECIDED } from './sessionLimits'
import { isGraded, readSession, type SessionKey, type SessionReading } from './sessionReading'
import { untilWritten } from './untilWritten'
import { writeEnd } from './writeEnd'

type Responded = Extract<ToldEvent, { type: 'responded' }>

const isDone = (state: SessionState, problemId: string): boolean =>
  state.row.some((entry) => entry.problemId === problemId && entry.answerStatus === 'correct')

const isKept = ({ problemId, responseJson }: Responded, state: SessionState): boolean =>
  responseJson.length <= LONGEST_UNDECIDED && !isDone(state, problemId)

/** Keeps what is no event of the session: a response that is not checked yet, and why a problem could not be drawn. */
async function keepNotes(db: Database, key: SessionKey, state: SessionState, told: readonly ToldEvent[]) {
  const notes = new Map<string, { draft?: string; skipMessage?: string }>()
  for (const event of told) {
    if (event.type === 'responded' && isKept(event, state))
      notes.set(event.problemId, { ...notes.get(event.problemId), draft: event.responseJson })
    if (event.type === 'skipped' && event.message !== undefined)
      notes.set(event.problemId, { ...notes.get(event.problemId), skipMessage: event.message })
  }
  for (const [problemId, note] of notes) {
    await db
      .update(sessionExercises)
      .set(note)
      .where(
        and(
          eq(sessionExercises.userId, key.userId),
          eq(sessionExercises.sessionId, key.sessionId),
          eq(sessionExercises.problemId, problemId),
        ),
      )
  }
}

/** With the ids of the content; what is about no problem of the session is left out. */
function inContent(reading: SessionReading, told: readonly ToldEvent[]): ToldEvent[] {
  const { start } = reading.session
  return told.flatMap((event) => {
    if (!('problemId' in event) || !isGraded(reading) || !start) return [event]
    const place = problemOnWire(reading.session, start, event.problemId)
    return place ? [{ ...event, problemId: place.problemId }] : []
  })
}

/** The problems of the session that were skipped now. */
const skippedIn = ({ problemIds }: SessionStart, told: readonly ToldEvent[]): string[] => {
  const skipped = new Set(told.flatMap((event) => (event.type === 'skipped' ? [event.problemId] : [])))
  return problemIds.filter((problemId) => skipped.has(problemId))
}

/** Null when somebody else has written in the meantime. */
async function attempt(
  { userId, sessionId, events }: HandlerParams<'recordSessionEvents'>,
  { db, now, timeZone }: CallContext,
) {
  const key = { userId, sessionId }
  const reading = await readSession(db, key)
  if (!reading) return refuse('session_unknown')
  const { session, state, log } = reading
  if (!state || !session.start) return succeed({ events: [] })
  const told = inContent(reading, events)
  const isEvent = (event: ToldEvent): event is MachineEvent => event.type !== 'responded'
  const arrival = { now: now.getTime(), faulty: await findFaulty(db, skippedIn(session.start, told)) }
  const accepted = acceptTold(state, log, told.filter(isEvent), arrival)
  const { entries } = accepted
  if (entries.length > 0) {
    const projection = projectionOf(accepted.state)
    const write = { key, revision: session.revision, entries, projection, receivedAt: now }
    const hasEnded = projection.endedAt !== null && session.endedAt === null
    const isWritten = await (hasEnded ? writeEnd(db, reading, write, timeZone) : writeEvents(db, write))
    if (!isWritten) return null
  }
  if (isGraded(reading)) await keepNotes(db, key, accepted.state, told)
  const stored: SessionEvent[] = entries.map(({ event }) => event)
  return succeed({ events: isGraded(reading) ? wireEvents(session, session.start, stored) : stored })
}

export const eventHandlers = {
  /** What happens between the answers; events that come twice or too late change nothing. */
  recordSessionEvents: (params, context) => untilWritten(() => attempt(params, context)),
} satisfies Pick<Handlers, 'recordSessionEvents'>
