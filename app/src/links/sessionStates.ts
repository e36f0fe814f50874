import type { ActivityRecord } from '@wordstride/api'

/** How a session stands or ended. */
export const SESSION_STATES: Readonly<Record<ActivityRecord['sessionStatus'], string>> = {
  in_progress: 'open',
  passed: 'passed',
  left: 'left',
  timed_out: 'out of time',
}
