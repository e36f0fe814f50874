import type { AccountStatus } from '@wordstride/api'

export interface AccountDates {
  startsAt: Date
  expiresAt: Date
  freezeStartsAt: Date | null
  freezeEndsAt: Date | null
}

/** SR-03: the first that holds of not started, expired, frozen; ends are exclusive. */
export function accountStatus(account: AccountDates, now: Date): AccountStatus {
  const { startsAt, expiresAt, freezeStartsAt, freezeEndsAt } = account
  if (now < startsAt) return 'not_started'
  if (now >= expiresAt) return 'expired'
  const isFrozen =
    freezeStartsAt !== null && freezeEndsAt !== null && freezeStartsAt <= now && now < freezeEndsAt
  return isFrozen ? 'in_freeze' : 'started'
}
