import type { Role } from '@wordstride/api'

const AUTOMATIC_FLOW_NAME = /^ag\d+$/

/** Where a sign-in leads (AUTH-12..15). */
export function loginTarget({
  token,
  role,
  userName,
  isLearningInfoValid,
}: {
  token: string
  role: Role
  userName: string
  isLearningInfoValid: boolean
}): string {
  if (!isLearningInfoValid) {
    if (role === 'test') return AUTOMATIC_FLOW_NAME.test(userName) ? '/accountSetup' : '/configTest'
    if (role === 'super-student') return '/accountSetup'
  }
  return `/home?token=${encodeURIComponent(token)}`
}
