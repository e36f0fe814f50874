import type { Verdict } from '@wordstride/core'
import { acceptAnswer, reduceSession, type SessionEvent, type SessionState } from '@wordstride/learning'
import type { StageRecord, TestSessionRow } from '../../db/schema'

/** What arrived at a stage, and what came of it. */
export interface Step {
  /** With those it tells of: that the student went on, say. */
  events: SessionEvent[]
  state: SessionState
}

/** Every stage of a test is a session of the machine. Its problems are known by their numbers, as on the wire. */
export function startOfStage(
  { sessionId, sectionType, gradeId }: Pick<TestSessionRow, 'sessionId' | 'sectionType' | 'gradeId'>,
  { firstSeq, count, startedAt }: StageRecord,
): SessionEvent {
  const start = {
    sessionId,
    phase: 'test' as const,
    sectionType,
    gradeId,
    skillId: '',
    path: null,
    startingLevel: 0,
    correctCount: null,
    problemIds: Array.from({ length: count }, (_, i) => String(firstSeq + i)),
    lastProblemId: null,
  }
  return { type: 'started', at: startedAt ?? 0, start }
}

/** The same events where only these problems are shown. Each problem is gone through by events of its own. */
export function eventsAbout(
  events: readonly SessionEvent[],
  isShown: (problemId: string) => boolean,
): SessionEvent[] {
  return events.flatMap((event): SessionEvent[] => {
    if ('problemId' in event) return isShown(event.problemId) ? [event] : []
    if (event.type !== 'started') return [event]
    return [{ ...event, start: { ...event.start, problemIds: event.start.problemIds.filter(isShown) } }]
  })
}

/** Null when the event does not fit: it came twice, too late, or before its turn. */
export function takeEvent(state: SessionState, event: SessionEvent): Step | null {
  const after = reduceSession(state, event)
  return after === state ? null : { events: [event], state: after }
}

const idOnScreen = ({ row, index }: SessionState): string | undefined => row[index]?.problemId

/** Who comes back to a problem that is answered goes on to the next one. */
export function takeReturn(state: SessionState, at: number): Step | null {
  const problemId = idOnScreen(state)
  return problemId === undefined ? null : takeEvent(state, { type: 'advanced', at, problemId })
}

/** What is told of a problem also tells that the student has gone on to it. */
export function takeProblemEvent(
  state: SessionState,
  event: Extract<SessionEvent, { problemId: string }>,
): Step | null {
  const { at, problemId } = event
  const current = idOnScreen(state)
  const goesOn = current !== undefined && current !== problemId
  const before = goesOn ? takeEvent(state, { type: 'advanced', at, problemId: current }) : null
  const step = takeEvent(before?.state ?? state, event)
  return step && { ...step, events: [...(before?.events ?? []), ...step.events] }
}

/** A complete answer, on its arrival. */
export const takeAnswer = (
  state: SessionState,
  { problemId, verdict, at }: { problemId: string; verdict: Verdict; at: number },
): Step | null => acceptAnswer(state, { problemId, verdict, startedAt: at, at, hintChecked: false })

/** The problems that are neither answered nor skipped. */
const openProblems = ({ row }: SessionState): string[] =>
  row
    .filter(({ answerStatus, isSkipped }) => answerStatus === 'init' && !isSkipped)
    .map(({ problemId }) => problemId)

export const isOpen = (state: SessionState, problemId: string): boolean =>
  openProblems(state).includes(problemId)

/** The problem whose turn it is, or null when all are done. */
export const openProblem = (state: SessionState): string | null => openProblems(state)[0] ?? null
