import { type AccountFields, isLearner, refuse, succeed } from '@wordstride/api'
import type { Handler } from '../dispatch/callContext'
import { findAccountFault } from './accountFaults'
import { handOver, readyPassword } from './handOver'
import { AccountTakenError, makeAccounts, type NewAccount } from './newAccount'
import { findManager } from './rights'

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

export const createAccount: Handler<'createAccount'> = async (
  { account, newPassword },
  { db, now, caller },
) => {
  const manager = await findManager(db, caller)
  const fault = await findAccountFault(db, manager, { userId: '', centerIds: [], classIds: [] }, account)
  if (fault !== null) return refuse(fault)
  const ready = await readyPassword(account, newPassword)
  if ('fault' in ready) return refuse(ready.fault)
  try {
    return await db.transaction(async (tx) => {
      const fields = toNewAccount(account, ready.passwordHash, caller.user.country)
      const [userId = ''] = await makeAccounts(tx, [fields], { staffId: manager.userId, now })
      return succeed({ userId, handedOver: await handOver(tx, userId, ready, now) })
    })
  } catch (error) {
    if (!(error instanceof AccountTakenError)) throw error
    return refuse(error.userNames.length > 0 ? 'user_name_taken' : 'source_id_taken')
  }
}
