import type { AccountStatus } from '@wordstride/api'
import type { CallContext } from '../dispatch/callContext'

interface SignIn {
  by: 'password' | 'second_factor' | 'card_link' | 'password_link' | 'own_password'
  outcome: 'wrong' | 'too_many' | 'half' | 'right' | AccountStatus
  /** Null where it is not known whose account was meant. */
  userId: string | null
}

/**
 * The line of the log about somebody who says who they are. The name is left out: now and then a password is typed in
 * its place.
 */
export function logSignIn({ log, ip }: Pick<CallContext, 'log' | 'ip'>, signIn: SignIn): void {
  log.info({ ...signIn, ip }, 'sign-in')
}
