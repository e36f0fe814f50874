import { refuse, succeed } from '@wordstride/api'
import { revokeTokensOf } from '../access/tokens'
import { deleteSecondFactor } from '../accounts/secondFactor/findSecondFactor'
import { recordStaffAction } from '../audit/recordStaffAction'
import type { Handler } from '../dispatch/callContext'
import { canManage, findManagedAccount, findManager } from './rights'

/** For who has lost it: who that is, the manager knows. */
export const removeSecondFactor: Handler<'removeSecondFactor'> = async ({ userId }, { db, now, caller }) => {
  const manager = await findManager(db, caller)
  const account = await findManagedAccount(db, userId)
  if (account === null || !canManage(manager, account)) return refuse('account_not_yours')
  return db.transaction(async (tx) => {
    if (!(await deleteSecondFactor(tx, userId))) return refuse('no_second_factor')
    await revokeTokensOf(tx, userId)
    await recordStaffAction(tx, { staffId: manager.userId, userId, action: 'second_factor_removed' }, now)
    return succeed({})
  })
}
