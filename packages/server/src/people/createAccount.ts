import { type AccountFields, isLearner, refuse, succeed } from '@wordstride/api'
import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Database } from '../db/database'
import { idToSave } from '../db/idToSave'
import { staffActions, users } from '../db/schema'
import type { Handler } from '../dispatch/callContext'
import { findAccountFault } from './accountFaults'
import { handOver, handOverAnother, readyPassword } from './handOver'
import { holdManager } from './holdManager'
import { makeAccounts, type NewAccount, takenFault } from './newAccount'
import { changeAccount } from './updateAccount'

const toNewAccount = (
  { classIds, startsAt, expiresAt, consentAt, ...fields }: AccountFields,
  passwordHash: string | null,
  country: NewAccount['country'],
): NewAccount => ({
  ...fields,
  passwordHash,
  country,
  startsAt: new Date(startsAt),
  expiresAt: new Date(expiresAt),
  consentAt: consentAt === null ? null : new Date(consentAt),
  classes: classIds.map((classId) => ({ classId, isTeacher: !isLearner(fields.role) })),
})

const isTouched = async (tx: Database, userId: string): Promise<boolean> =>
  (await tx.$count(staffActions, eq(staffActions.userId, userId))) > 0

const isTouchedByOthers = async (tx: Database, userId: string, staffId: string): Promise<boolean> =>
  (await tx.$count(
    staffActions,
    and(eq(staffActions.userId, userId), or(isNull(staffActions.staffId), ne(staffActions.staffId, staffId))),
  )) > 0

const NOWHERE = { userId: '', centerIds: [], classIds: [] }

/** Sent again after a lost reply it hands over another password: nobody has seen the first one. */
export const createAccount: Handler<'createAccount'> = async (
  { newId, account, newPassword },
  { db, now, caller },
) => {
  const ready = await readyPassword(account, newPassword)
  const staffId = caller.user.userId
  try {
    return await db.transaction(async (tx) => {
      const manager = await holdManager(tx, { caller, now })
      const fault = await findAccountFault(tx, manager, NOWHERE, account)
      if (fault !== null) return refuse(fault)
      if ('fault' in ready) return refuse(ready.fault)
      const userId = await idToSave(tx, null, newId)
      const [made] = await tx.select().from(users).where(eq(users.userId, userId))
      if (made) {
        if (made.createdBy !== staffId) return refuse('account_not_yours')
        // What a colleague has done to it since is not undone by what was sent before.
        if (await isTouchedByOthers(tx, userId, staffId)) return refuse('account_changed')
        const changeFault = await changeAccount(tx, manager, { userId, account }, now)
        if (changeFault !== null) return refuse(changeFault)
        const { userName } = account
        const handedOver = await handOverAnother(tx, staffId, { userId, userName }, ready, now)
        return succeed({ userId, handedOver })
      }
      // An id whose person was deleted stays so.
      if (newId && (await isTouched(tx, userId))) return refuse('account_not_yours')
      const fields = toNewAccount(account, ready.passwordHash, caller.user.country)
      await makeAccounts(tx, [{ ...fields, userId }], { staffId, now })
      return succeed({ userId, handedOver: await handOver(tx, userId, ready, now) })
    })
  } catch (error) {
    return refuse(takenFault(error))
  }
}
