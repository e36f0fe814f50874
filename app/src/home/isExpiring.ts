import type { User } from '@wordstride/api'

/** CONST-03. */
const WARNING_DAYS = 6
const DAY_MS = 86_400_000

type Account = Pick<User, 'subscription' | 'pay_method' | 'cancel_at_period_end'>

/** HOME-22: soon over, and nothing renews it by itself (G-23). */
export function isExpiring({ subscription, pay_method, cancel_at_period_end }: Account, now: Date): boolean {
  const daysLeft = (subscription.expire_ts - now.getTime()) / DAY_MS
  const isRenewed = pay_method === 'auto' && !cancel_at_period_end
  return daysLeft <= WARNING_DAYS && !isRenewed
}
