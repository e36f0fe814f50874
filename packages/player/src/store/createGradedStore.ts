import {
  foldSession,
  type RowEntry,
  SESSION_MESSAGES,
  type SessionState,
  statusMessage,
} from '@wordstride/core'
import { produce } from 'immer'
import type { PlayerStore } from './createPlayerStore'
import { createRemoteStore } from './createRemoteStore'
import type { GradedOptions, GradedOutcome } from './gradedTypes'

/** The session where it was left: the row as the server remembers it. */
function resume({ start, startedAt, currentIndex, exercises }: GradedOptions): SessionState {
  const begun = foldSession([{ type: 'started', at: startedAt, start }]) as SessionState
  const byId = new Map(exercises.map(({ problemId, progress }) => [problemId, progress]))
  const row = begun.row.map((entry): RowEntry => {
    const progress = byId.get(entry.problemId)
    if (!progress) return entry
    const { response: _response, feedback: _feedback, ...known } = progress
    return { ...entry, ...known }
  })
  return { ...begun, row, index: Math.min(currentIndex, Math.max(0, row.length - 1)) }
}

/** Levels and flags as the server settled them. */
const withOutcome = (session: SessionState, outcome: GradedOutcome): SessionState =>
  produce(session, ({ row, index }) => {
    const entry = row[index]
    if (!entry) return
    entry.firstTimeCorrect = outcome.firstTimeCorrect
    entry.answerOvertime = outcome.answerOvertime
    if (outcome.levelChange) entry.levelChange = outcome.levelChange
  })

/** Hosts a proficiency or afficiency session: public views on the screen, grades from the server. */
export function createGradedStore(options: GradedOptions): PlayerStore {
  const { loadPlugin, now, newId, grade, onEvent } = options
  return createRemoteStore<GradedOutcome>({
    session: resume(options),
    exercises: options.exercises.map(({ progress, ...exercise }) => ({
      ...exercise,
      response: progress.response,
      feedback: progress.feedback,
    })),
    loadPlugin,
    now,
    newId,
    onEvent,
    judge: grade,
    settle(answer, outcome) {
      const { verdict, expectedCount, feedback } = outcome
      const isGraded = verdict === 'correct' || verdict === 'incorrect'
      return {
        event: { type: 'answer_checked', at: answer.endTs, problemId: answer.problemId, verdict },
        patch: isGraded ? (session) => withOutcome(session, outcome) : undefined,
        shown: {
          verdict,
          feedback,
          message: statusMessage({ verdict, ...(expectedCount === undefined ? {} : { expectedCount }) }),
        },
      }
    },
    showDone: ({ feedback }) => ({ verdict: 'correct', feedback, message: SESSION_MESSAGES.correct }),
  })
}
