import type { Verdict } from '../grading/gradeResult'
import { policyOf } from './policies'
import type { RowEntry, SessionEvent, SessionStart, SessionState } from './sessionState'
import { settleExercise } from './settleExercise'

const newEntry = (problemId: string): RowEntry => ({
  problemId,
  answerStatus: 'init',
  firstTimeCorrect: -1,
  hintChecked: false,
  hintStep: 0,
  attempts: 0,
  startTime: null,
  endTime: null,
  answerOvertime: 0,
  levelChange: null,
  isSkipped: false,
})

function startSession(start: SessionStart, at: number): SessionState {
  const policy = policyOf(start.phase)
  const { correctCount, problemIds, ...identity } = start
  const cycle = policy.cycle(problemIds, start.lastProblemId)
  const chosen = Math.min(policy.startCount(correctCount, problemIds.length), cycle.length)
  return {
    ...identity,
    cycle,
    correctCount: policy.correctCount(correctCount, problemIds.length),
    row: cycle.slice(0, chosen).map(newEntry),
    index: 0,
    sessionStatus: 'in_progress',
    endingLevel: start.startingLevel,
    startTime: at,
    endTime: null,
  }
}

/** SES-10: right at the first graded check, and no hint was opened before. */
function firstTimeCorrectAfter(entry: RowEntry, verdict: Verdict): RowEntry['firstTimeCorrect'] {
  if (entry.attempts > 0) return entry.firstTimeCorrect
  return verdict === 'correct' && !entry.hintChecked ? 1 : 0
}

function checkAnswer(state: SessionState, entry: RowEntry, verdict: Verdict, at: number): RowEntry {
  const isGraded = verdict === 'correct' || verdict === 'incorrect'
  if (!isGraded) return { ...entry, answerStatus: verdict }
  const checked: RowEntry = {
    ...entry,
    answerStatus: verdict,
    attempts: entry.attempts + 1,
    firstTimeCorrect: firstTimeCorrectAfter(entry, verdict),
    endTime: at,
  }
  const isFirst = entry.attempts === 0
  return isFirst && policyOf(state.phase).settlesLevels ? settleExercise(state, checked) : checked
}

function withCurrent(state: SessionState, entry: RowEntry): SessionState {
  return { ...state, row: state.row.map((other, i) => (i === state.index ? entry : other)) }
}

function finish(state: SessionState, at: number): SessionState {
  const passed: SessionState = { ...state, sessionStatus: 'passed', endTime: at }
  return { ...passed, endingLevel: policyOf(state.phase).endingLevel(passed) }
}

const settlePass = (state: SessionState, at: number): SessionState =>
  policyOf(state.phase).hasPassed(state) ? finish(state, at) : state

function advance(state: SessionState): SessionState {
  const index = state.index + 1
  if (index < state.row.length) return { ...state, index }
  if (!policyOf(state.phase).extendsRow) return state
  const next = state.cycle[index % state.cycle.length]
  return next === undefined ? state : { ...state, index, row: [...state.row, newEntry(next)] }
}

/** Goes on without a verdict; a session of fixed length ends when it skips its last exercise. */
function skip(state: SessionState, entry: RowEntry, at: number): SessionState {
  const skipped = withCurrent(state, { ...entry, isSkipped: true })
  const next = advance(skipped)
  return next === skipped ? finish(skipped, at) : next
}

const ENDED: readonly SessionState['sessionStatus'][] = ['left', 'timed_out']

/**
 * One step of the fold (design: a reload, a second tab and the server reach the same state from the same
 * events). An event that does not fit the state, because it came twice or too late, changes nothing.
 */
export function reduceSession(state: SessionState | null, event: SessionEvent): SessionState | null {
  if (event.type === 'started') return state ?? startSession(event.start, event.at)
  if (state === null || ENDED.includes(state.sessionStatus)) return state
  if (event.type === 'timed_out' && policyOf(state.phase).tellsVerdict) return state
  if (event.type === 'left' || event.type === 'timed_out') {
    return state.sessionStatus === 'passed'
      ? state
      : { ...state, sessionStatus: event.type, endTime: event.at }
  }
  const entry = state.row[state.index]
  if (!entry || entry.problemId !== event.problemId) return state
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
      return settlePass(withCurrent(state, checkAnswer(state, entry, event.verdict, event.at)), event.at)
    case 'answer_submitted': {
      if (isDone || policy.tellsVerdict) return state
      const submitted = {
        ...entry,
        answerStatus: 'submitted' as const,
        attempts: entry.attempts + 1,
        endTime: event.at,
      }
      return settlePass(withCurrent(state, submitted), event.at)
    }
    case 'skipped':
      return isDone ? state : skip(state, entry, event.at)
    case 'advanced':
      return isDone && !hasPassed ? advance(state) : state
  }
}

export function foldSession(events: readonly SessionEvent[]): SessionState | null {
  return events.reduce<SessionState | null>(reduceSession, null)
}
