import { statusMessage } from '@wordstride/core'
import { createRemoteStore } from './createRemoteStore'
import type { GradedExercise, GradedOptions, GradedOutcome } from './gradedTypes'
import type { PlayerStore } from './playerTypes'

/** Hosts a proficiency or afficiency session: public views on the screen, grades from the server. */
export const createGradedStore = (options: GradedOptions): PlayerStore =>
  createRemoteStore<GradedExercise, GradedOutcome>({
    ...options,
    judge: options.grade,
    showOutcome: ({ verdict, expectedCount, feedback }) => ({
      verdict,
      feedback,
      message: statusMessage({ verdict, ...(expectedCount === undefined ? {} : { expectedCount }) }),
    }),
    showDone: ({ feedback }) => ({
      verdict: 'correct',
      feedback,
      message: statusMessage({ verdict: 'correct' }),
    }),
  })
