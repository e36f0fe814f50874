import type { SessionState } from '@wordstride/learning'

export const SESSION_STATUSES = [
  'in_progress',
  'passed',
  'left',
  'timed_out',
] as const satisfies readonly SessionState['sessionStatus'][]
