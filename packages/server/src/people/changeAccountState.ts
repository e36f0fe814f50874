import { type AccountChange, type RefusalCode, refuse, succeed } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import { accountStatus } from '../access/accountState'
import { revokeTokensOf } from '../access/tokens'
import { recordStaffAction } from '../audit/recordStaffAction'
import { type UserRow, users } from '../db/schema'
import type { Handler } from '../dispatch/callContext'
import { canManage, findManagedAccount, findManager } from './rights'

type Dates = Pick<UserRow, 'startsAt' | 'expiresAt' | 'freezeStartsAt' | 'freezeEndsAt'>

const ACTIONS: Record<AccountChange['change'], string> = {
  freeze: 'account_frozen',
  unfreeze: 'account_unfrozen',
  end: 'account_ended',
  reopen: 'account_reopened',
}

function stateFault(change: AccountChange, now: Date): RefusalCode | null {
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

export const changeAccountState: Handler<'changeAccountState'> = async (
  { userId, change },
  { db, now, caller },
) => {
  const manager = await findManager(db, caller)
  const managed = await findManagedAccount(db, userId)
  if (managed === null || !canManage(manager, managed)) return refuse('account_not_yours')
  const fault = stateFault(change, now)
  if (fault !== null) return refuse(fault)
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.userId, userId)).for('update')
    if (!before) return
    const dates = datesAfter(change, before, now)
    await tx.update(users).set(dates).where(eq(users.userId, userId))
    if (accountStatus({ ...before, ...dates }, now) !== 'started') await revokeTokensOf(tx, userId)
    await recordStaffAction(
      tx,
      { staffId: manager.userId, userId, action: ACTIONS[change.change], details: { ...dates } },
      now,
    )
  })
  return succeed({})
}
