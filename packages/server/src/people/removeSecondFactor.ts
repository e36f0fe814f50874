import { refuse, succeed } from '@wordstride/api'
import { revokeTokensOf } from '../access/tokens'
import { deleteSecondFactor } from '../accounts/secondFactor/findSecondFactor'
import { recordStaffAction } from '../audit/recordStaffAction'
import type { Handler } from '../dispatch/callContext'
import { holdManagedAccount } from './holdManaged'
import { holdManager } from './holdManager'
import { canManage } from './rights'

/** For who has lost it: who that is, the manager knows. */
export const removeSecondFactor: Handler<'removeSecondFactor'> = async ({ userId }, { db, now, caller }) => {
  return db.transaction(async (tx) => {
    const manager = await holdManager(tx, { caller, now })
    if (!(await holdManagedAccount(tx, manager, userId, canManage))) return refuse('account_not_yours')
    if (!(await deleteSecondFactor(tx, userId))) return refuse('no_second_factor')
    await revokeTokensOf(tx, userId)
    await recordStaffAction(tx, { staffId: manager.userId, userId, action: 'second_factor_removed' }, now)
    return succeed({})
  })
}
