import type { ActivityRecord } from '@wordstride/api'
import type { Phase } from '@wordstride/learning'

/** The work of a session, wherever it stands in a row. */
export const PHASE_NAMES = {
  LEARNING_SESSION: 'Learning',
  PROFICIENCY_SESSION: 'Proficiency',
  AFFICIENCY_SESSION: 'Afficiency',
  REVIEW_SESSION: 'Daily review',
  test: 'Test',
} as const satisfies Record<Phase, string>

/** How a session stands or ended. */
export const SESSION_STATES = {
  in_progress: 'open',
  passed: 'passed',
  left: 'left',
  timed_out: 'out of time',
} as const satisfies Record<ActivityRecord['sessionStatus'], string>
