import { refuse } from '@wordstride/api'
import type { Handlers } from './callContext'

const pending = async () => refuse('This call is not served yet.')

/** Calls of the table whose handlers are still to come. */
export const pendingHandlers = {
  takeProficiency: pending,
  takeAfficiency: pending,
  getAfficiencySummary: pending,
  checkAnswer: pending,
  recordSessionEvent: pending,
  saveSessionSnapshot: pending,
  getCurrentAccuracy: pending,
  userChapterProfile: pending,
  getNextAssignmentTask: pending,
  createExtraAssignment: pending,
} satisfies Partial<Handlers>
