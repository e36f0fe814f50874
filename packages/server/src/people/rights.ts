import { isLearner, type MenuAuth, PUPILS, type Role, TEACHERS, type Toggle } from '@wordstride/api'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Caller } from '../access/caller'
import { menuAuthOf } from '../access/toggles'
import type { Database } from '../db/database'
import { classes, classMembers, userCenters, users } from '../db/schema'

export const ADMINISTRATORS: readonly Role[] = ['admin', 'lcadmin']

/** Who does something to accounts, with what decides what may be done. */
export interface Manager {
  userId: string
  role: Role
  centerIds: readonly number[]
  menuAuth: MenuAuth
}

/** What decides who may manage an account. */
export interface ManagedAccount {
  userId: string
  userName: string
  role: Role
  centerIds: readonly number[]
  toggleOverrides: Partial<MenuAuth>
}

export async function findCenterIds(db: Database, userId: string): Promise<number[]> {
  const rows = await db
    .select({ centerId: userCenters.centerId })
    .from(userCenters)
    .where(eq(userCenters.userId, userId))
  return rows.map(({ centerId }) => centerId)
}

export async function findManager(db: Database, { user }: Caller): Promise<Manager> {
  return {
    userId: user.userId,
    role: user.role,
    centerIds: await findCenterIds(db, user.userId),
    menuAuth: menuAuthOf(user),
  }
}

/** Whether the centre, its classes and its accounts are the manager's to look after. */
export const managesCenter = ({ role, centerIds }: Manager, centerId: number): boolean =>
  role === 'admin' || (role === 'lcadmin' && centerIds.includes(centerId))

/** SR-04: whether its students are the caller's to look after, as an administrator or a tutor. */
export const looksAfterCenter = (manager: Manager, centerId: number): boolean =>
  managesCenter(manager, centerId) || (manager.role === 'tutor' && manager.centerIds.includes(centerId))

/** The roles that the manager may give. */
export const isRoleGivenBy = ({ role }: Manager, given: Role): boolean =>
  role === 'admin' || (role === 'lcadmin' && !ADMINISTRATORS.includes(given))

/** Nobody gives what he has not. */
export const hasAllGranted = ({ menuAuth }: Manager, overrides: Partial<MenuAuth>): boolean =>
  Object.entries(overrides).every(([toggle, isOn]) => !isOn || menuAuth[toggle as Toggle])

/**
 * Whether the manager may change the account as it stands. A learner of several schools is everybody's; staff of several
 * belong to administrators, because who resets a password can become that person.
 */
export function canManage(manager: Manager, account: ManagedAccount): boolean {
  if (account.userId === manager.userId) return false
  if (manager.role === 'admin') return true
  if (manager.role !== 'lcadmin' || ADMINISTRATORS.includes(account.role)) return false
  const isOwn = (centerId: number) => manager.centerIds.includes(centerId)
  const isInReach = isLearner(account.role)
    ? account.centerIds.some(isOwn)
    : account.centerIds.length > 0 && account.centerIds.every(isOwn)
  return isInReach && hasAllGranted(manager, account.toggleOverrides)
}

/** Those of the users who are pupils of a class that the teacher teaches. */
export async function findOwnPupils(
  db: Database,
  teacherId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const taught = await db
    .select({ classId: classMembers.classId })
    .from(classMembers)
    .innerJoin(classes, eq(classes.classId, classMembers.classId))
    .where(and(eq(classMembers.userId, teacherId), eq(classMembers.isTeacher, true), isNull(classes.endedAt)))
  if (taught.length === 0) return new Set()
  const pupils = await db
    .select({ userId: classMembers.userId })
    .from(classMembers)
    .where(
      and(
        inArray(classMembers.userId, [...userIds]),
        eq(classMembers.isTeacher, false),
        inArray(
          classMembers.classId,
          taught.map(({ classId }) => classId),
        ),
      ),
    )
  return new Set(pupils.map(({ userId }) => userId))
}

/**
 * SR-04: a tutor teaches the pupils of the own centers; another teacher those of own classes, as long as they share a
 * center. `ownPupils` is what `findOwnPupils` found.
 */
export function teaches(
  { role, centerIds }: Manager,
  account: Pick<ManagedAccount, 'userId' | 'role' | 'centerIds'>,
  ownPupils: ReadonlySet<string>,
): boolean {
  if (!TEACHERS.includes(role) || !PUPILS.includes(account.role)) return false
  if (!account.centerIds.some((centerId) => centerIds.includes(centerId))) return false
  return role === 'tutor' || ownPupils.has(account.userId)
}

/** Whoever manages an account resets its password, and who teaches the pupil, too. */
export function canResetPassword(
  manager: Manager,
  account: ManagedAccount,
  ownPupils: ReadonlySet<string>,
): boolean {
  if (canManage(manager, account)) return true
  return hasAllGranted(manager, account.toggleOverrides) && teaches(manager, account, ownPupils)
}

/** Those of the accounts that there are, in the order of their ids. */
export async function findManagedAccounts(
  db: Database,
  userIds: readonly string[],
): Promise<(ManagedAccount & { firstName: string; lastName: string })[]> {
  if (userIds.length === 0) return []
  const [found, centers] = await Promise.all([
    db
      .select({
        userId: users.userId,
        userName: users.userName,
        firstName: users.firstName,
        lastName: users.lastName,
        role: users.role,
        toggleOverrides: users.toggleOverrides,
      })
      .from(users)
      .where(inArray(users.userId, [...userIds]))
      .orderBy(asc(users.userId)),
    db
      .select()
      .from(userCenters)
      .where(inArray(userCenters.userId, [...userIds])),
  ])
  const centersOf = new Map<string, number[]>(found.map(({ userId }) => [userId, []]))
  for (const { userId, centerId } of centers) centersOf.get(userId)?.push(centerId)
  return found.map((user) => ({ ...user, centerIds: centersOf.get(user.userId) ?? [] }))
}

/** Null when there is no such account. */
export const findManagedAccount = async (db: Database, userId: string): Promise<ManagedAccount | null> =>
  (await findManagedAccounts(db, [userId]))[0] ?? null
