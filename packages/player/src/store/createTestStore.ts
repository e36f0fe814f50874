import { TEST_MESSAGES } from '@wordstride/learning'
import { createRemoteStore } from './createRemoteStore'
import type { RemoteExercise } from './gradedTypes'
import type { PlayerStore } from './playerTypes'
import type { ShownOutcome } from './presentProblem'
import type { SubmitOutcome, TestOptions } from './testTypes'

/** TEST-16. Whether an answer is right is never shown. */
const SHOWN: Readonly<Record<SubmitOutcome['result'], ShownOutcome>> = {
  submitted: { verdict: 'init', feedback: null, message: TEST_MESSAGES.submitted },
  already_answered: { verdict: 'init', feedback: null, message: TEST_MESSAGES.alreadyAnswered },
  not_answered: { verdict: 'not_answered', feedback: null, message: TEST_MESSAGES.notAnswered },
  over_answered: { verdict: 'over_answered', feedback: null, message: TEST_MESSAGES.overAnswered },
}

/** Hosts one part of a timed test: answers are submitted, no verdict is told (SES-45, TEST-17). */
export const createTestStore = (options: TestOptions): PlayerStore =>
  createRemoteStore<RemoteExercise, SubmitOutcome>({
    ...options,
    judge: options.submit,
    showOutcome: ({ result }) => SHOWN[result],
    showDone: () => SHOWN.submitted,
  })
