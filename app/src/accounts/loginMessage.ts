import type { LoginResult } from '@wordstride/api'

export const LOGIN_MESSAGES = {
  required: 'Username and Password are required fields',
  failed: 'Something went wrong, Try again later',
} as const

/** Why a sign-in did not go on (AUTH-06..11); null when it did. */
export function loginMessage(result: LoginResult): string | null {
  switch (result.status) {
    case 'started':
      return result.data?.token ? null : LOGIN_MESSAGES.failed
    case 'not_started':
      return `Your subscription will start on ${result.startTs ?? ''}`
    case 'expired':
      return `Your subscription has expired on ${result.expireTs ?? ''}`
    case 'in_freeze':
      return `Your account is frozen from ${result.freezeStart ?? ''} to ${result.freezeEnd ?? ''}`
    default:
      return result.message ?? LOGIN_MESSAGES.failed
  }
}
