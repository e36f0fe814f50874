import { randomUUID } from 'node:crypto'
import { isLearner } from '@wordstride/api'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { revokeTokensOfHeld } from '../../access/tokens'
import { recordStaffAction, recordStaffActions } from '../../audit/recordStaffAction'
import { toldChanges } from '../../audit/toldChanges'
import type { Database } from '../../db/database'
import { classes, classMembers, learningCenters, users } from '../../db/schema'
import { inBatches } from '../../lists/inBatches'
import { endForAddress } from '../endForAddress'
import { endForRole } from '../endForRole'
import { hashPasswords } from '../hashPasswords'
import { type HeldAccount, holdManaged } from '../holdManaged'
import { type Actor, holdManager } from '../holdManager'
import { moveNames } from '../moveNames'
import { AccountTakenError, defaultExpiry, makeAccounts } from '../newAccount'
import { canManage, type Manager, managesCenter } from '../rights'
import { readCenter } from './centerState'
import type { AddStep, ChangeStep, ClassPlan, EndStep, RosterPlan } from './plan'
import { classFinder } from './planClasses'
import { canBeMissing } from './planRoster'
import type { RosterMembership } from './roster'

/** People of one transaction: all of them are written, or none. */
const BATCH = 250

type WritingStep = AddStep | ChangeStep | EndStep

/** Throws when the center is not the manager's any more. */
async function holdManagerOf(tx: Database, centerId: number, actor: Actor): Promise<Manager> {
  const manager = await holdManager(tx, actor)
  if (!managesCenter(manager, centerId)) throw new AccountTakenError([], [])
  return manager
}

/** Makes the classes that are new; two imports of one centre do this one after the other. */
async function writeClasses(
  db: Database,
  { centerId, classes: planned }: RosterPlan,
  actor: Actor,
): Promise<ClassPlan['known']> {
  if (planned.added.length + planned.changed.length === 0) return planned.known
  return db.transaction(async (tx) => {
    const manager = await holdManagerOf(tx, centerId, actor)
    await tx
      .select({ id: learningCenters.id })
      .from(learningCenters)
      .where(eq(learningCenters.id, centerId))
      .for('update')
    const { classes: current } = await readCenter(tx, centerId)
    const meant = new Set(planned.known.values())
    // Another import, or the same sent twice, has made it meanwhile.
    const findClass = classFinder(current)
    if (planned.added.some((given) => findClass(given, meant))) throw new AccountTakenError([], [])
    const added = planned.added.map(({ key, ...given }) => ({ key, classId: randomUUID(), ...given }))
    await inBatches(added, BATCH, (batch) =>
      tx.insert(classes).values(
        batch.map(({ classId, name, sourceId }) => ({
          classId,
          centerId,
          name,
          sourceId,
          createdAt: actor.now,
        })),
      ),
    )
    for (const { classId, name, sourceId } of planned.changed) {
      await tx.update(classes).set({ name, sourceId }).where(eq(classes.classId, classId))
    }
    await recordStaffActions(
      tx,
      [
        ...added.map(({ classId, name }) => ({
          action: 'class_created',
          details: { classId, centerId, name },
        })),
        ...planned.changed.map(({ classId, name }) => ({
          action: 'class_changed',
          details: { classId, name },
        })),
      ].map((action) => ({ staffId: manager.userId, userId: null, ...action })),
      actor.now,
    )
    return new Map([...planned.known, ...added.map(({ key, classId }) => [key, classId] as const)])
  })
}

const inClasses = (memberships: readonly RosterMembership[], known: ClassPlan['known']) =>
  memberships.flatMap(({ classKey, isTeacher }) => {
    const classId = known.get(classKey)
    return classId === undefined ? [] : [{ classId, isTeacher }]
  })

async function hashAll(steps: readonly AddStep[]): Promise<Map<AddStep, string>> {
  const waiting = steps.filter(({ password }) => password !== null)
  const hashes = await hashPasswords(waiting.map(({ password }) => password ?? ''))
  return new Map(waiting.map((step, index) => [step, hashes[index] ?? '']))
}

/** Whether the manager may do what the step says to the account as it is now. */
function mayDo(
  step: ChangeStep | EndStep,
  centerId: number,
  manager: Manager,
  account: HeldAccount,
): boolean {
  if (!account.centerIds.includes(centerId)) return false
  if (step.action === 'ended') return canBeMissing(account) && canManage(manager, account)
  const { set, isRenewed } = step
  const touchesAccount = Object.keys(set).length > 0 || isRenewed
  return (
    !touchesAccount ||
    (canManage(manager, account) && canManage(manager, { ...account, role: set.role ?? account.role }))
  )
}

/** Throws when there is a step that may not be done any more, as for somebody who was deleted since the preview. */
async function holdPeople(
  tx: Database,
  steps: readonly (ChangeStep | EndStep)[],
  centerId: number,
  manager: Manager,
): Promise<ReadonlyMap<string, HeldAccount>> {
  const stepOf = new Map(steps.map((step) => [step.userId, step]))
  const held = await holdManaged(tx, manager, [...stepOf.keys()], (by, account) => {
    const step = stepOf.get(account.userId)
    return step !== undefined && mayDo(step, centerId, by, account)
  })
  if (held.size < stepOf.size) throw new AccountTakenError([], [])
  return held
}

/** Throws when one of the classes has ended since the preview. */
async function holdClasses(
  tx: Database,
  steps: readonly WritingStep[],
  known: ClassPlan['known'],
): Promise<void> {
  const joined = steps.flatMap((step) =>
    step.action === 'added' ? step.memberships : step.action === 'changed' ? step.joins : [],
  )
  const classIds = [...new Set(inClasses(joined, known).map(({ classId }) => classId))]
  if (classIds.length === 0) return
  const held = await tx
    .select({ classId: classes.classId })
    .from(classes)
    .where(and(inArray(classes.classId, classIds), isNull(classes.endedAt)))
    .orderBy(asc(classes.classId))
    .for('share')
  if (held.length < classIds.length) throw new AccountTakenError([], [])
}

async function change(
  tx: Database,
  step: ChangeStep,
  before: HeldAccount,
  known: ClassPlan['known'],
  now: Date,
): Promise<void> {
  const { userId, set, isRenewed, joins, leaves, role } = step
  const { userName = before.userName, sourceId = before.sourceId } = set
  await moveNames(tx, before, { userName, sourceId })
  const values = { ...set, ...(isRenewed ? { expiresAt: defaultExpiry(role, now) } : {}) }
  if (Object.keys(values).length > 0) await tx.update(users).set(values).where(eq(users.userId, userId))
  await endForAddress(tx, before, set)
  if (set.role !== undefined) {
    await endForRole(tx, { userId, userName }, { before: before.role, after: set.role })
    const isTeacher = !isLearner(set.role)
    await tx.update(classMembers).set({ isTeacher }).where(eq(classMembers.userId, userId))
  }
  if (leaves.length > 0) {
    await tx
      .delete(classMembers)
      .where(and(eq(classMembers.userId, userId), inArray(classMembers.classId, [...leaves])))
  }
  for (const membership of inClasses(joins, known)) {
    await tx
      .insert(classMembers)
      .values({ userId, ...membership })
      .onConflictDoUpdate({
        target: [classMembers.userId, classMembers.classId],
        set: { isTeacher: membership.isTeacher },
      })
  }
}

const isAction =
  <TAction extends WritingStep['action']>(action: TAction) =>
  (step: WritingStep): step is Extract<WritingStep, { action: TAction }> =>
    step.action === action

async function writeBatch(
  db: Database,
  steps: readonly WritingStep[],
  { centerId, known }: { centerId: number; known: ClassPlan['known'] },
  actor: Actor,
): Promise<void> {
  const { now } = actor
  const { country } = actor.caller.user
  const added = steps.filter(isAction('added'))
  const changed = steps.filter(isAction('changed'))
  const ended = steps.filter(isAction('ended'))
  const hashes = await hashAll(added)
  await db.transaction(async (tx) => {
    const manager = await holdManagerOf(tx, centerId, actor)
    const staffId = manager.userId
    const held = await holdPeople(tx, [...changed, ...ended], centerId, manager)
    await holdClasses(tx, steps, known)
    await makeAccounts(
      tx,
      added.map((step) => ({
        userName: step.userName,
        passwordHash: hashes.get(step) ?? null,
        role: step.role,
        firstName: step.firstName,
        lastName: step.lastName,
        country,
        schoolGrade: step.schoolGrade,
        email: step.email,
        sourceId: step.sourceId,
        centerIds: [centerId],
        classes: inClasses(step.memberships, known),
      })),
      { staffId, now },
    )
    for (const step of changed) {
      const before = held.get(step.userId)
      if (before) await change(tx, step, before, known, now)
    }
    if (ended.length > 0) {
      const endedIds = ended.map(({ userId }) => userId)
      await tx
        .update(users)
        // One that has not begun by now never will.
        .set({ expiresAt: now, startsAt: sql`least(${users.startsAt}, ${now.toISOString()}::timestamptz)` })
        .where(inArray(users.userId, endedIds))
      await revokeTokensOfHeld(tx, endedIds)
    }
    await recordStaffActions(
      tx,
      [
        ...changed.map(({ userId, changes }) => ({
          userId,
          action: 'account_changed',
          details: toldChanges(changes),
        })),
        ...ended.map(({ userId }) => ({ userId, action: 'account_ended', details: {} })),
      ].map((action) => ({ staffId, ...action })),
      now,
    )
  })
}

/**
 * Writes what a plan says, some people at a time: when it is interrupted, whoever was written is whole, and the same
 * file does the rest. Throws `AccountTakenError` when somebody else was faster.
 */
export async function applyRoster(db: Database, plan: RosterPlan, actor: Actor): Promise<void> {
  const known = await writeClasses(db, plan, actor)
  const steps = plan.steps.filter(
    (step): step is WritingStep => step.action !== 'left' && step.action !== 'unchanged',
  )
  const place = { centerId: plan.centerId, known }
  await inBatches(steps, BATCH, (batch) => writeBatch(db, batch, place, actor))
  const countOf = (action: WritingStep['action']) => steps.filter((step) => step.action === action).length
  await recordStaffAction(
    db,
    {
      staffId: actor.caller.user.userId,
      userId: null,
      action: 'roster_imported',
      details: {
        centerId: plan.centerId,
        added: countOf('added'),
        changed: countOf('changed'),
        ended: countOf('ended'),
      },
    },
    actor.now,
  )
}
