import { refuse, succeed } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import { NO_PASSWORD } from '../accounts/passwords'
import { hasSecondFactor } from '../accounts/secondFactor/findSecondFactor'
import { readStaffActions } from '../audit/readStaffActions'
import { users } from '../db/schema'
import type { Handler } from '../dispatch/callContext'
import { describeAccounts } from './accountRows'
import { findManager } from './rights'

export const getAccount: Handler<'getAccount'> = async ({ userId }, { db, now, caller }) => {
  const manager = await findManager(db, caller)
  const [user] = await db.select().from(users).where(eq(users.userId, userId))
  const [account] = user ? await describeAccounts(db, manager, [user], now) : []
  if (!user || !account?.isManaged) return refuse('account_not_yours')
  return succeed({
    account,
    fields: {
      userName: user.userName,
      firstName: user.firstName,
      lastName: user.lastName,
      role: user.role,
      schoolGrade: user.schoolGrade,
      license: user.license,
      email: user.email,
      guardianName: user.guardianName,
      guardianEmail: user.guardianEmail,
      consentAt: user.consentAt?.getTime() ?? null,
      sourceId: user.sourceId,
      startsAt: user.startsAt.getTime(),
      expiresAt: user.expiresAt.getTime(),
      toggleOverrides: user.toggleOverrides,
      centerIds: account.centerIds,
      classIds: account.classes.map(({ classId }) => classId),
    },
    hasSecondFactor: await hasSecondFactor(db, user),
    hasPassword: user.passwordHash !== NO_PASSWORD,
    createdAt: user.createdAt.getTime(),
    history: await readStaffActions(db, userId),
  })
}
