import { refuse, succeed } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import { NO_PASSWORD } from '../accounts/passwords'
import { hasSecondFactor } from '../accounts/secondFactor/findSecondFactor'
import { readStaffActions } from '../audit/readStaffActions'
import { users } from '../db/schema'
import type { Handler } from '../dispatch/callContext'
import { describeAccounts } from './accountRows'
import { findManager } from './rights'
import { revisionOf, storedFieldsOf } from './storedFields'

export const getAccount: Handler<'getAccount'> = async ({ userId }, { db, now, caller }) => {
  const manager = await findManager(db, caller)
  const [user] = await db.select().from(users).where(eq(users.userId, userId))
  const [account] = user ? await describeAccounts(db, manager, [user], now) : []
  if (!user || !account?.isManaged) return refuse('account_not_yours')
  const fields = storedFieldsOf(user, {
    centerIds: account.centerIds,
    classIds: account.classes.map(({ classId }) => classId),
  })
  return succeed({
    account,
    fields,
    revision: revisionOf(fields),
    hasSecondFactor: await hasSecondFactor(db, user),
    hasPassword: user.passwordHash !== NO_PASSWORD,
    createdAt: user.createdAt.getTime(),
    history: await readStaffActions(db, userId),
  })
}
