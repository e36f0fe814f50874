import { refuse, type StaffActionEntry, succeed } from '@wordstride/api'
import { desc, eq, inArray } from 'drizzle-orm'
import { NO_PASSWORD } from '../accounts/passwords'
import type { Database } from '../db/database'
import { staffActions, users } from '../db/schema'
import type { Handler } from '../dispatch/callContext'
import { describeAccounts } from './accountRows'
import { findManager } from './rights'

const HISTORY_LENGTH = 50

/** What staff did to the account, the latest first. */
async function readHistory(db: Database, userId: string): Promise<StaffActionEntry[]> {
  const rows = await db
    .select()
    .from(staffActions)
    .where(eq(staffActions.userId, userId))
    .orderBy(desc(staffActions.actedAt), desc(staffActions.actionId))
    .limit(HISTORY_LENGTH)
  const staffIds = [...new Set(rows.flatMap(({ staffId }) => staffId ?? []))]
  const staff =
    staffIds.length === 0
      ? []
      : await db
          .select({ userId: users.userId, userName: users.userName })
          .from(users)
          .where(inArray(users.userId, staffIds))
  const names = new Map(staff.map((one) => [one.userId, one.userName]))
  return rows.map(({ staffId, action, details, actedAt }) => ({
    staffName: staffId === null ? null : (names.get(staffId) ?? staffId),
    action,
    details,
    actedAt: actedAt.getTime(),
  }))
}

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
    hasPassword: user.passwordHash !== NO_PASSWORD,
    createdAt: user.createdAt.getTime(),
    history: await readHistory(db, userId),
  })
}
