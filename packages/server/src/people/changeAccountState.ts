import { type AccountChange, type RefusalCode, refuse, succeed } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import { accountStatus } from '../access/accountState'
import { revokeTokensOf } from '../access/tokens'
import { recordStaffAction } from '../audit/recordStaffAction'
import type { Database } from '../db/database'
import { type UserRow, users } from '../db/schema'
import type { Handler } from '../dispatch/callContext'
import { holdManagedAccount } from './holdManaged'
import { holdManager } from './holdManager'
import { canManage } from './rights'

type Dates = Pick<UserRow, 'startsAt' | 'expiresAt' | 'freezeStartsAt' | 'freezeEndsAt'>

const ACTIONS: Record<AccountChange['change'], string> = {
  freeze: 'account_frozen',
  unfreeze: 'account_unfrozen',
  end: 'account_ended',
  reopen: 'account_reopened',
}

/** What is wrong with the change itself. */
export function stateFault(change: AccountChange, now: Date): RefusalCode | null {
  const until =
    change.change === 'freeze' ? change.until : change.change === 'reopen' ? change.expiresAt : null
  return until !== null && until <= now.getTime() ? 'until_past' : null
}

/** Ends are exclusive (SR-03), so what ends now has ended. */
function datesAfter(change: AccountChange, before: Dates, now: Date): Partial<Dates> {
  switch (change.change) {
    case 'freeze':
      return { freezeStartsAt: now, freezeEndsAt: new Date(change.until) }
    case 'unfreeze':
      return { freezeStartsAt: null, freezeEndsAt: null }
    case 'end':
      return { expiresAt: now, ...(before.startsAt > now ? { startsAt: now } : {}) }
    case 'reopen':
      return {
        expiresAt: new Date(change.expiresAt),
        ...(before.startsAt > now ? { startsAt: now } : {}),
      }
  }
}

/** Null when the account cannot be changed like this: it has ended already, or is not frozen. */
function datesOf(change: AccountChange, before: Dates, now: Date): Partial<Dates> | null {
  if (change.change === 'end' && before.expiresAt <= now) return null
  if (change.change === 'unfreeze' && before.freezeEndsAt === null) return null
  return datesAfter(change, before, now)
}

/** Whether anything changed. `before` is the account while it is held. */
export async function changeState(
  tx: Database,
  before: UserRow,
  { staffId, change, now }: { staffId: string; change: AccountChange; now: Date },
): Promise<boolean> {
  const { userId } = before
  const dates = datesOf(change, before, now)
  if (!dates) return false
  await tx.update(users).set(dates).where(eq(users.userId, userId))
  if (accountStatus({ ...before, ...dates }, now) !== 'started') await revokeTokensOf(tx, userId)
  await recordStaffAction(tx, { staffId, userId, action: ACTIONS[change.change], details: { ...dates } }, now)
  return true
}

export const changeAccountState: Handler<'changeAccountState'> = async (
  { userId, change },
  { db, now, caller },
) => {
  return db.transaction(async (tx) => {
    const manager = await holdManager(tx, { caller, now })
    const account = await holdManagedAccount(tx, manager, userId, canManage)
    if (!account) return refuse('account_not_yours')
    const fault = stateFault(change, now)
    if (fault !== null) return refuse(fault)
    await changeState(tx, account, { staffId: manager.userId, change, now })
    return succeed({})
  })
}
