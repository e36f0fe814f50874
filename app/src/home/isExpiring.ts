import type { User } from '@wordstride/api'
import { millisecondsInDay } from 'date-fns/constants'

/** The reminder begins so many days before the end (CONST-03). */
const WARNING_DAYS = 6
type Account = Pick<User, 'subscription' | 'payMethod' | 'cancelAtPeriodEnd'>

/** HOME-22: soon over, and nothing renews it by itself (G-23). */
export function isExpiring({ subscription, payMethod, cancelAtPeriodEnd }: Account, now: Date): boolean {
  const daysLeft = (subscription.expireTs - now.getTime()) / millisecondsInDay
  const isRenewed = payMethod === 'auto' && !cancelAtPeriodEnd
  return daysLeft <= WARNING_DAYS && !isRenewed
}
