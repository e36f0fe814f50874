import { isLearner, type MenuAuth, type RefusalCode, type Role } from '@wordstride/api'
import { v7 as newId } from 'uuid'
import { NO_PASSWORD } from '../accounts/passwords'
import { recordStaffActions } from '../audit/recordStaffAction'
import type { Database } from '../db/database'
import { classMembers, userCenters, userNames, userSourceIds, users } from '../db/schema'
import { inBatches } from '../lists/inBatches'

/** Of staff, until somebody says otherwise; nothing depends on it. */
const UNKNOWN_SCHOOL_GRADE = 2
/** Of one statement, which takes no more than 65,535 values. */
const MEMBERSHIPS_AT_ONCE = 5_000

export interface NewAccount {
  /** By default a new one. */
  userId?: string | undefined
  userName: string
  /** By `hashPassword`, which takes its time: call it before the transaction. Null: only a one-time link opens the account. */
  passwordHash: string | null
  role: Role
  firstName: string
  lastName: string
  country: 'US' | 'CN'
  /** 0 is Kindergarten. */
  schoolGrade?: number | undefined
  license?: 'SCHOOL' | 'AFTERSCHOOL' | null | undefined
  /** By default now, and `accountLife` later. */
  startsAt?: Date | undefined
  expiresAt?: Date | undefined
  email?: string | null | undefined
  guardianName?: string | null | undefined
  guardianEmail?: string | null | undefined
  consentAt?: Date | null | undefined
  /** The id in the school's own system. */
  sourceId?: string | null | undefined
  toggleOverrides?: Partial<MenuAuth> | undefined
  centerIds: readonly number[]
  classes?: readonly { classId: string; isTeacher: boolean }[] | undefined
}

/** Somebody has the user name or the school's id. The transaction is to be rolled back. */
export class AccountTakenError extends Error {
  override name = 'AccountTakenError'
  readonly userNames: readonly string[]
  readonly sourceIds: readonly string[]

  constructor(userNames: readonly string[], sourceIds: readonly string[]) {
    super(`Taken: ${[...userNames, ...sourceIds].join(', ')}`)
    this.userNames = userNames
    this.sourceIds = sourceIds
  }
}

/** The refusal for an `AccountTakenError`; whatever else was thrown is thrown again. */
export function takenFault(error: unknown): RefusalCode {
  if (!(error instanceof AccountTakenError)) throw error
  return error.userNames.length > 0 ? 'user_name_taken' : 'source_id_taken'
}

/** When an account of today ends that names no end: a learner's after a year, one of staff after ten. */
export function defaultExpiry(role: Role, startsAt: Date): Date {
  const expiry = new Date(startsAt)
  expiry.setUTCFullYear(expiry.getUTCFullYear() + (isLearner(role) ? 1 : 10))
  return expiry
}

async function takeNames(
  db: Database,
  accounts: readonly (NewAccount & { userId: string })[],
): Promise<void> {
  const names = accounts.map(({ userName, userId }) => ({ userName, userId }))
  const ids = accounts.flatMap(({ sourceId, userId }) => (sourceId ? [{ sourceId, userId }] : []))
  const gotNames = await db.insert(userNames).values(names).onConflictDoNothing().returning()
  const gotIds =
    ids.length === 0 ? [] : await db.insert(userSourceIds).values(ids).onConflictDoNothing().returning()
  if (gotNames.length === names.length && gotIds.length === ids.length) return
  // A name twice in one list is taken, too: by the other one.
  const nameOwners = new Map(gotNames.map(({ userName, userId }) => [userName, userId]))
  const idOwners = new Map(gotIds.map(({ sourceId, userId }) => [sourceId, userId]))
  throw new AccountTakenError(
    names
      .filter(({ userName, userId }) => nameOwners.get(userName) !== userId)
      .map(({ userName }) => userName),
    ids.filter(({ sourceId, userId }) => idOwners.get(sourceId) !== userId).map(({ sourceId }) => sourceId),
  )
}

/**
 * Makes accounts with their user names, centres and classes, and writes down who made them; the ids in the order given.
 * Call it in a transaction, with at most some 1,000 at a time. Throws `AccountTakenError` when a name is taken.
 */
export async function makeAccounts(
  db: Database,
  given: readonly NewAccount[],
  by: { staffId: string | null; now: Date },
): Promise<string[]> {
  if (given.length === 0) return []
  const { staffId, now } = by
  const accounts = given.map((account) => ({ ...account, userId: account.userId ?? newId() }))
  await takeNames(db, accounts)
  await db.insert(users).values(
    accounts.map(({ centerIds: _, classes: __, ...account }) => {
      const startsAt = account.startsAt ?? now
      return {
        ...account,
        passwordHash: account.passwordHash ?? NO_PASSWORD,
        schoolGrade: account.schoolGrade ?? UNKNOWN_SCHOOL_GRADE,
        startsAt,
        expiresAt: account.expiresAt ?? defaultExpiry(account.role, startsAt),
        createdBy: staffId,
        createdAt: now,
      }
    }),
  )
  const centers = accounts.flatMap(({ userId, centerIds }) =>
    centerIds.map((centerId) => ({ userId, centerId })),
  )
  if (centers.length > 0) await db.insert(userCenters).values(centers).onConflictDoNothing()
  const memberships = accounts.flatMap(({ userId, classes = [] }) =>
    classes.map((membership) => ({ userId, ...membership })),
  )
  await inBatches(memberships, MEMBERSHIPS_AT_ONCE, (batch) =>
    db.insert(classMembers).values(batch).onConflictDoNothing(),
  )
  await recordStaffActions(
    db,
    accounts.map(({ userId, userName, role, centerIds, classes = [] }) => ({
      staffId,
      userId,
      action: 'account_created',
      details: { userName, role, centerIds, classIds: classes.map(({ classId }) => classId) },
    })),
    now,
  )
  return accounts.map(({ userId }) => userId)
}
