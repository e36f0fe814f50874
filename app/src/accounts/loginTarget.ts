import type { Role } from '@wordstride/api'
import { wantsAutomaticFlow } from '@wordstride/learning'

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
    if (role === 'test') return wantsAutomaticFlow(userName) ? '/accountSetup' : '/configTest'
    if (role === 'super-student') return '/accountSetup'
  }
  return `/home?token=${encodeURIComponent(token)}`
}
