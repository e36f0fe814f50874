import { randomUUID } from 'node:crypto'
import { isLearner } from '@wordstride/api'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { holdAccount } from '../../access/tokens'
import { recordStaffAction, recordStaffActions } from '../../audit/recordStaffAction'
import type { Database } from '../../db/database'
import {
  classes,
  classMembers,
  learningCenters,
  type UserRow,
  userNames,
  userSourceIds,
  users,
} from '../../db/schema'
import { inBatches } from '../../lists/inBatches'
import { endForRole } from '../endForRole'
import { hashPasswords } from '../hashPasswords'
import { AccountTakenError, defaultExpiry, makeAccounts } from '../newAccount'
import { readCenter } from './centerState'
import type { AddStep, ChangeStep, ClassPlan, EndStep, RosterPlan } from './plan'
import { classFinder } from './planClasses'
import type { RosterMembership } from './roster'

/** People of one transaction: all of them are written, or none. */
const BATCH = 250

interface Actor {
  staffId: string
  country: 'US' | 'CN'
  now: Date
}

type WritingStep = AddStep | ChangeStep | EndStep

/** Makes the classes that are new; two imports of one centre do this one after the other. */
async function writeClasses(
  db: Database,
  { centerId, classes: planned }: RosterPlan,
  { staffId, now }: Actor,
): Promise<ClassPlan['known']> {
  if (planned.added.length + planned.changed.length === 0) return planned.known
  return db.transaction(async (tx) => {
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
      tx
        .insert(classes)
        .values(
          batch.map(({ classId, name, sourceId }) => ({ classId, centerId, name, sourceId, createdAt: now })),
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
      ].map((action) => ({ staffId, userId: null, ...action })),
      now,
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

/** Somebody may have taken the new name or id since the preview. */
async function moveKeys(tx: Database, before: UserRow, { userId, userName, set }: ChangeStep): Promise<void> {
  if (set.userName !== undefined) {
    const [taken] = await tx
      .insert(userNames)
      .values({ userName: set.userName, userId })
      .onConflictDoNothing()
      .returning()
    if (!taken) throw new AccountTakenError([set.userName], [])
    await tx.delete(userNames).where(and(eq(userNames.userName, userName), eq(userNames.userId, userId)))
  }
  if (set.sourceId !== undefined) {
    const [taken] = await tx
      .insert(userSourceIds)
      .values({ sourceId: set.sourceId, userId })
      .onConflictDoNothing()
      .returning()
    if (!taken) throw new AccountTakenError([], [set.sourceId])
    if (before.sourceId) await tx.delete(userSourceIds).where(eq(userSourceIds.sourceId, before.sourceId))
  }
}

async function change(tx: Database, step: ChangeStep, known: ClassPlan['known'], now: Date): Promise<void> {
  const { userId, set, isRenewed, joins, leaves, role } = step
  const before = await holdAccount(tx, userId)
  // Deleted since the preview.
  if (!before) throw new AccountTakenError([], [])
  await moveKeys(tx, before, step)
  const values = { ...set, ...(isRenewed ? { expiresAt: defaultExpiry(role, now) } : {}) }
  if (Object.keys(values).length > 0) await tx.update(users).set(values).where(eq(users.userId, userId))
  if (set.role !== undefined) {
    const owner = { userId, userName: set.userName ?? step.userName }
    await endForRole(tx, owner, { before: before.role, after: set.role })
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
  { staffId, country, now }: Actor,
): Promise<void> {
  const added = steps.filter(isAction('added'))
  const changed = steps.filter(isAction('changed'))
  const ended = steps.filter(isAction('ended'))
  const hashes = await hashAll(added)
  await db.transaction(async (tx) => {
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
    for (const step of changed) await change(tx, step, known, now)
    if (ended.length > 0) {
      await tx
        .update(users)
        // One that has not begun by now never will.
        .set({ expiresAt: now, startsAt: sql`least(${users.startsAt}, ${now.toISOString()}::timestamptz)` })
        .where(
          inArray(
            users.userId,
            ended.map(({ userId }) => userId),
          ),
        )
    }
    await recordStaffActions(
      tx,
      [
        ...changed.map(({ userId, changes }) => ({
          userId,
          action: 'account_changed',
          details: { changes },
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
      staffId: actor.staffId,
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
