import type { CallName } from '@wordstride/api'

/** What the settings ask for: made also by who has to set up a second factor before anything else. */
export const beforeSecondFactor: ReadonlySet<CallName> = new Set([
  'userByToken',
  'checkUserLearningInfo',
  'logout',
  'saveSettings',
  'changeOwnPassword',
  'listSignIns',
  'endSignIns',
  'getSecondFactor',
  'beginSecondFactor',
  'confirmSecondFactor',
])
