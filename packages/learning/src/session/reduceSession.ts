import { isJudged, type Verdict } from '@wordstride/core'
import { passTime, passTimeUntil } from './passTime'
import { policyOf } from './policies'
import type { RowEntry, SessionEvent, SessionStart, SessionState } from './sessionState'
import { settleExercise } from './settleExercise'
import { withEntry } from './withEntry'

const newEntry = (problemId: string): RowEntry => ({
  problemId,
  answerStatus: 'init',
  firstTimeCorrect: -1,
  hintChecked: false,
  hintStep: 0,
  attempts: 0,
  startTime: null,
  endTime: null,
  activeMs: 0,
  answerOvertime: 0,
  levelChange: null,
  isSkipped: false,
  isFaulty: false,
})

function startSession(start: SessionStart, at: number): SessionState {
  const policy = policyOf(start.phase)
  const { correctCount, problemIds, leastMs = [], ...identity } = start
  const cycle = policy.cycle(problemIds, start.lastProblemId)
  const chosen = Math.min(policy.startCount(correctCount, problemIds.length), cycle.length)
  return {
    ...identity,
    leastMs: Object.fromEntries(leastMs.map((least, i) => [problemIds[i], least])),
    cycle,
    correctCount: policy.correctCount(correctCount, problemIds.length),
    row: cycle.slice(0, chosen).map(newEntry),
    index: 0,
    sessionStatus: 'in_progress',
    standing: start.standing ?? {
      level: start.startingLevel,
      isSecondTry: false,
      hasDroppedToZero: false,
    },
    startTime: at,
    endTime: null,
    activeMs: 0,
    seenAt: at,
    isPaused: false,
  }
}

/** SES-10: right at the first graded check, and no hint was opened before. */
function firstTimeCorrectAfter(entry: RowEntry, verdict: Verdict): RowEntry['firstTimeCorrect'] {
  if (entry.attempts > 0) return entry.firstTimeCorrect
  return verdict === 'correct' && !entry.hintChecked ? 1 : 0
}

function checkAnswer(
  state: SessionState,
  entry: RowEntry,
  { verdict, at, standing, activeMs = entry.activeMs }: Extract<SessionEvent, { type: 'answer_checked' }>,
): RowEntry {
  if (!isJudged(verdict)) return { ...entry, answerStatus: verdict }
  const checked: RowEntry = {
    ...entry,
    answerStatus: verdict,
    attempts: entry.attempts + 1,
    firstTimeCorrect: firstTimeCorrectAfter(entry, verdict),
    endTime: at,
    activeMs,
  }
  const isFirst = entry.attempts === 0
  return isFirst && policyOf(state.phase).settlesLevels ? settleExercise(state, checked, standing) : checked
}

function withCurrent(state: SessionState, entry: RowEntry): SessionState {
  return { ...state, row: withEntry(state.row, state.index, entry) }
}

const end = (
  state: SessionState,
  sessionStatus: Exclude<SessionState['sessionStatus'], 'in_progress'>,
  at: number,
): SessionState => ({
  ...state,
  sessionStatus,
  endTime: at,
})

/** Passed, or ended without a pass because nothing is left to do in a session of fixed length. */
function settle(state: SessionState, at: number, standing = state.standing): SessionState {
  const { hasPassed, afterPass, extendsRow, isDone } = policyOf(state.phase)
  if (hasPassed(state)) return { ...end(state, 'passed', at), standing: afterPass(standing, state) }
  const last = state.row.at(-1)
  const isOver =
    !extendsRow && state.index === state.row.length - 1 && last && (isDone(last) || last.isSkipped)
  return isOver ? end(state, 'left', at) : state
}

function advance(state: SessionState): SessionState {
  const index = state.index + 1
  if (index < state.row.length) return { ...state, index }
  if (!policyOf(state.phase).extendsRow) return state
  const next = state.cycle[index % state.cycle.length]
  return next === undefined ? state : { ...state, index, row: [...state.row, newEntry(next)] }
}

const isSkippedAnyway = ({ isSkipped, isFaulty }: RowEntry): boolean => isSkipped && !isFaulty

/**
 * Goes on without a verdict; a session of fixed length ends when it skips its last exercise, passed or not. Without a
 * fault that is known only so many may be skipped, and a session that is graded does not pass any more.
 */
function skip(state: SessionState, entry: RowEntry, at: number, isFaulty: boolean): SessionState {
  const most = policyOf(state.phase).mostSkips(state)
  if (!isFaulty && state.row.length >= most && state.row.filter(isSkippedAnyway).length >= most) return state
  const skipped = withCurrent(state, { ...entry, isSkipped: true, isFaulty })
  const next = advance(skipped)
  return next === skipped ? settle(skipped, at) : next
}

const ENDED: readonly SessionState['sessionStatus'][] = ['left', 'timed_out']

type ExerciseEvent = Extract<SessionEvent, { problemId: string }>

/** What an event about the exercise on the screen does; the same state when it does not fit. */
function reduceExercise(state: SessionState, entry: RowEntry, event: ExerciseEvent): SessionState {
  const policy = policyOf(state.phase)
  const hasPassed = state.sessionStatus === 'passed'
  const isDone = policy.isDone(entry) || hasPassed
  switch (event.type) {
    case 'exercise_shown':
      return entry.startTime === null ? withCurrent(state, { ...entry, startTime: event.at }) : state
    case 'hint_opened':
      return withCurrent(state, { ...entry, hintStep: event.step, hintChecked: entry.hintChecked || !isDone })
    case 'hint_closed':
      return withCurrent(state, { ...entry, hintStep: 0 })
    case 'answer_checked':
      if (isDone || !policy.tellsVerdict) return state
      return settle(withCurrent(state, checkAnswer(state, entry, event)), event.at, event.standing)
    case 'answer_submitted': {
      if (isDone || policy.tellsVerdict) return state
      const submitted = {
        ...entry,
        answerStatus: 'submitted' as const,
        attempts: entry.attempts + 1,
        endTime: event.at,
      }
      return settle(withCurrent(state, submitted), event.at)
    }
    case 'skipped':
      return isDone ? state : skip(state, entry, event.at, event.isFaulty ?? false)
    case 'advanced':
      return isDone && !hasPassed ? advance(state) : state
  }
}

/**
 * One step of the fold (design: a reload, a second tab and the server reach the same state from the same
 * events). An event that does not fit the state, because it came twice or too late, changes nothing.
 */
export function reduceSession(state: SessionState, event: SessionEvent): SessionState
export function reduceSession(state: SessionState | null, event: SessionEvent): SessionState | null
export function reduceSession(state: SessionState | null, event: SessionEvent): SessionState | null {
  if (event.type === 'started') return state ?? startSession(event.start, event.at)
  if (state === null || ENDED.includes(state.sessionStatus)) return state
  const isOpen = state.sessionStatus === 'in_progress'
  const now = passTime(state, event.at)
  switch (event.type) {
    case 'alive':
      return isOpen ? passTimeUntil(now, event.until) : state
    case 'paused':
      return isOpen && !state.isPaused ? { ...now, isPaused: true } : state
    case 'left':
      return isOpen ? end(now, 'left', event.at) : state
    case 'timed_out':
      return isOpen && !policyOf(state.phase).tellsVerdict ? end(now, 'timed_out', event.at) : state
    default: {
      const entry = now.row[now.index]
      if (!entry || entry.problemId !== event.problemId) return state
      const next = reduceExercise(now, entry, event)
      return next === now ? state : next
    }
  }
}

/** The session after these events, too. */
export const foldOnto = (state: SessionState, events: readonly SessionEvent[]): SessionState =>
  events.reduce<SessionState>(reduceSession, state)

export function foldSession(events: readonly SessionEvent[]): SessionState | null {
  return events.reduce<SessionState | null>(reduceSession, null)
}
