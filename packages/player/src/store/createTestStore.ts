import { foldSession, type RowEntry, type SessionState, TEST_MESSAGES } from '@wordstride/core'
import type { PlayerStore } from './createPlayerStore'
import { createRemoteStore, type ShownOutcome } from './createRemoteStore'
import type { SubmitOutcome, TestOptions } from './testTypes'

/** The test where it was left. */
function resume({ start, startedAt, currentIndex, exercises }: TestOptions): SessionState {
  const begun = foldSession([{ type: 'started', at: startedAt, start }]) as SessionState
  const submitted = new Set(
    exercises.filter(({ isSubmitted }) => isSubmitted).map(({ problemId }) => problemId),
  )
  const row = begun.row.map(
    (entry): RowEntry =>
      submitted.has(entry.problemId) ? { ...entry, answerStatus: 'submitted', attempts: 1 } : entry,
  )
  return { ...begun, row, index: Math.min(currentIndex, Math.max(0, row.length - 1)) }
}

/** TEST-16. Whether an answer is right is never shown. */
const SHOWN: Readonly<Record<SubmitOutcome, ShownOutcome>> = {
  submitted: { verdict: 'init', feedback: null, message: TEST_MESSAGES.submitted },
  not_answered: { verdict: 'not_answered', feedback: null, message: TEST_MESSAGES.notAnswered },
  over_answered: { verdict: 'over_answered', feedback: null, message: TEST_MESSAGES.overAnswered },
}

/** Hosts one part of a timed test: answers are submitted, no verdict is told (SES-45, TEST-17). */
export function createTestStore(options: TestOptions): PlayerStore {
  const { loadPlugin, now, newId, submit, onEvent, onEnd } = options
  return createRemoteStore<SubmitOutcome>({
    session: resume(options),
    exercises: options.exercises.map((exercise) => ({ ...exercise, feedback: null })),
    loadPlugin,
    now,
    newId,
    onEvent,
    onEnd,
    judge: submit,
    settle: ({ problemId, endTs }, outcome) => ({
      event: outcome === 'submitted' ? { type: 'answer_submitted', at: endTs, problemId } : null,
      shown: SHOWN[outcome],
    }),
    showDone: () => SHOWN.submitted,
  })
}
