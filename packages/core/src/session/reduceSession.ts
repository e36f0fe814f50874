import type { Verdict } from '../grading/gradeResult'
import { policyOf } from './policies'
import type { RowEntry, SessionEvent, SessionStart, SessionState } from './sessionState'

const newEntry = (problemId: string): RowEntry => ({
  problemId,
  answerStatus: 'init',
  firstTimeCorrect: -1,
  hintChecked: false,
  hintStep: 0,
  attempts: 0,
  startTime: null,
  endTime: null,
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

function checkAnswer(entry: RowEntry, verdict: Verdict, at: number): RowEntry {
  const isGraded = verdict === 'correct' || verdict === 'incorrect'
  if (!isGraded) return { ...entry, answerStatus: verdict }
  return {
    ...entry,
    answerStatus: verdict,
    attempts: entry.attempts + 1,
    firstTimeCorrect: firstTimeCorrectAfter(entry, verdict),
    endTime: at,
  }
}

function withCurrent(state: SessionState, entry: RowEntry): SessionState {
  return { ...state, row: state.row.map((other, i) => (i === state.index ? entry : other)) }
}

function settlePass(state: SessionState, at: number): SessionState {
  const policy = policyOf(state.phase)
  if (!policy.hasPassed(state)) return state
  const passed: SessionState = { ...state, sessionStatus: 'passed', endTime: at }
  return { ...passed, endingLevel: policy.endingLevel(passed) }
}

function advance(state: SessionState): SessionState {
  const index = state.index + 1
  if (index < state.row.length) return { ...state, index }
  if (!policyOf(state.phase).extendsRow) return state
  const next = state.cycle[index % state.cycle.length]
  return next === undefined ? state : { ...state, index, row: [...state.row, newEntry(next)] }
}

/**
 * One step of the fold (design: a reload, a second tab and the server reach the same state from the same
 * events). An event that does not fit the state, because it came twice or too late, changes nothing.
 */
export function reduceSession(state: SessionState | null, event: SessionEvent): SessionState | null {
  if (event.type === 'started') return state ?? startSession(event.start, event.at)
  if (state === null || state.sessionStatus === 'left') return state
  if (event.type === 'left') {
    return state.sessionStatus === 'passed' ? state : { ...state, sessionStatus: 'left', endTime: event.at }
  }
  const entry = state.row[state.index]
  if (!entry || entry.problemId !== event.problemId) return state
  const isDone = entry.answerStatus === 'correct'
  switch (event.type) {
    case 'exercise_shown':
      return entry.startTime === null ? withCurrent(state, { ...entry, startTime: event.at }) : state
    case 'hint_opened':
      return withCurrent(state, { ...entry, hintStep: event.step, hintChecked: entry.hintChecked || !isDone })
    case 'hint_closed':
      return withCurrent(state, { ...entry, hintStep: 0 })
    case 'answer_checked':
      return isDone
        ? state
        : settlePass(withCurrent(state, checkAnswer(entry, event.verdict, event.at)), event.at)
    case 'skipped':
      return isDone ? state : advance(state)
    case 'advanced':
      return isDone && state.sessionStatus === 'in_progress' ? advance(state) : state
  }
}

export function foldSession(events: readonly SessionEvent[]): SessionState | null {
  return events.reduce<SessionState | null>(reduceSession, null)
}
