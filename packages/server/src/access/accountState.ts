import type { AccountStatus } from '@wordstride/api'
import { and, gt, lte, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { users } from '../db/schema'

export interface AccountDates {
  startsAt: Date
  expiresAt: Date
  freezeStartsAt: Date | null
  freezeEndsAt: Date | null
}

/** What a query selects of an account that staff see by name and state. */
export const namedAccount = {
  userId: users.userId,
  userName: users.userName,
  firstName: users.firstName,
  lastName: users.lastName,
  startsAt: users.startsAt,
  expiresAt: users.expiresAt,
  freezeStartsAt: users.freezeStartsAt,
  freezeEndsAt: users.freezeEndsAt,
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

/** Whether the time of a row of `users` has begun and not ended; it may be frozen. */
export const isRunningAt = (now: Date | Placeholder): SQL | undefined =>
  and(
    lte(users.startsAt, sql.param(now, users.startsAt)),
    gt(users.expiresAt, sql.param(now, users.expiresAt)),
  )

/** Whether the freeze of a row of `users` holds: true or false, never null. */
export const isFrozenAt = (now: Date | Placeholder): SQL => {
  const hasBegun = lte(users.freezeStartsAt, sql.param(now, users.freezeStartsAt))
  return sql`coalesce(${hasBegun} and ${gt(users.freezeEndsAt, sql.param(now, users.freezeEndsAt))}, false)`
}
