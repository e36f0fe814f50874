import type { SignOutReason } from '../../api/authStore'

/** For who did not ask for it. Answers that were not sent wait in the browser. */
export const SIGN_OUT_REASONS: Readonly<Record<SignOutReason, string>> = {
  forbidden: 'Your sign-in has ended: please sign in again.',
  network: 'You were signed out because we could not reach the server.',
  idle: 'You were signed out because nothing happened for 20 minutes.',
  otherTab: 'You were signed out in another tab.',
}
