import { refuse, succeed } from '@wordstride/api'
import type { Database } from '../../db/database'
import type { HandlerParams, Handlers } from '../../dispatch/callContext'
import { itemAliases } from '../aliases/itemAliases'
import { problemOnWire, wireEvents } from '../aliases/wireIds'
import { acceptTold, type MachineEvent } from '../log/acceptTold'
import { writeEvents } from '../log/eventWriting'
import { problemOf } from '../log/knownAnswer'
import { projectionOf } from '../log/projection'
import { isGraded, readSession, toldEvents } from '../log/sessionReading'
import { untilWritten } from '../log/untilWritten'
import { openedHints, stepsOpened } from './openedHints'

type Params = HandlerParams<'openHint'>

/** Null when somebody else has written in the meantime. */
async function attempt(db: Database, { userId, sessionId, problemId, step }: Params, now: Date) {
  const key = { userId, sessionId }
  const reading = await readSession(db, key)
  const start = reading?.session.start
  if (!reading?.state || !start || !isGraded(reading)) return refuse('session_unknown')
  const { session, state, log } = reading
  const place = problemOnWire(session, start, problemId)
  const known = place && (await problemOf(db, reading, place.problemId))
  if (!known) return refuse('problem_not_in_session')

  const at = now.getTime()
  const about = { at, problemId: place.problemId }
  const current = state.row[state.index]
  // That the student went on may still be on its way.
  const told: MachineEvent[] = [
    ...(current && current.problemId !== place.problemId
      ? [{ type: 'advanced' as const, at, problemId: current.problemId }]
      : []),
    { type: 'exercise_shown', ...about },
    { type: 'hint_opened', ...about, step },
  ]
  const accepted = acceptTold(state, log, told, { now: at, faulty: new Set() })
  const events = accepted.entries.map(({ event }) => event)
  if (!events.some(({ type }) => type === 'hint_opened')) return refuse('not_now')
  const projection = projectionOf(accepted.state)
  const write = { key, revision: session.revision, entries: accepted.entries, projection, receivedAt: now }
  if (!(await writeEvents(db, write))) return null
  const steps = stepsOpened([...toldEvents(reading), ...events]).get(place.problemId) ?? 0
  const { media } = itemAliases(known, { ...session, kind: 'session', place: place.position })
  return succeed({
    hintItems: media(openedHints(known.problem.hintItems, steps)),
    events: wireEvents(session, start, events),
  })
}

export const hintHandlers = {
  /** A hint leaves the server when it is opened, and that it was opened is written first. */
  openHint: (params, { db, now }) => untilWritten(() => attempt(db, params, now)),
} satisfies Pick<Handlers, 'openHint'>
