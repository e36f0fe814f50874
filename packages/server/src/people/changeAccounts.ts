import { isLearner, type RefusalCode, refuse, succeed, type Untouched } from '@wordstride/api'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { recordStaffActions } from '../audit/recordStaffAction'
import type { Database } from '../db/database'
import { classes, classMembers } from '../db/schema'
import type { Handler } from '../dispatch/callContext'
import { changeState, stateFault } from './changeAccountState'
import { holdManaged } from './holdManaged'
import { holdManager } from './holdManager'
import { leaveAlone } from './leaveAlone'
import { ADMINISTRATORS, canManage, type ManagedAccount, type Manager, managesCenter } from './rights'

type Class = typeof classes.$inferSelect

/** The class, which does not end until the transaction does. */
async function holdTargetClass(
  tx: Database,
  manager: Manager,
  classId: string,
): Promise<Class | RefusalCode> {
  const [found] = await tx.select().from(classes).where(eq(classes.classId, classId)).for('share')
  if (!found || !managesCenter(manager, found.centerId)) return 'center_not_yours'
  return found.endedAt === null ? found : 'class_ended'
}

/** Whether anything changed. */
async function moveIntoClass(
  tx: Database,
  { userId, role }: ManagedAccount,
  { classId, centerId }: Class,
  { staffId, now }: { staffId: string; now: Date },
): Promise<boolean> {
  const others = tx
    .select({ classId: classes.classId })
    .from(classes)
    .where(and(eq(classes.centerId, centerId), ne(classes.classId, classId)))
  const left = isLearner(role)
    ? await tx
        .delete(classMembers)
        .where(and(eq(classMembers.userId, userId), inArray(classMembers.classId, others)))
        .returning({ classId: classMembers.classId })
    : []
  const joined = await tx
    .insert(classMembers)
    .values({ userId, classId, isTeacher: !isLearner(role) })
    .onConflictDoNothing()
    .returning({ classId: classMembers.classId })
  await recordStaffActions(
    tx,
    [
      ...left.map((details) => ({ staffId, userId, action: 'class_left', details })),
      ...joined.map((details) => ({ staffId, userId, action: 'class_joined', details })),
    ],
    now,
  )
  return left.length + joined.length > 0
}

/** Each account is looked at by itself (SR-04): one that is not the manager's hinders none of the others. */
export const changeAccounts: Handler<'changeAccounts'> = async (
  { accounts, change },
  { db, now, caller },
) => {
  const fault = change.change === 'move' ? null : stateFault(change, now)
  if (fault !== null) return refuse(fault)
  const wanted = [...new Set(accounts)]
  return db.transaction(async (tx) => {
    const manager = await holdManager(tx, { caller, now })
    const staffId = manager.userId
    const mine = await holdManaged(tx, manager, wanted, canManage)
    const target = change.change === 'move' ? await holdTargetClass(tx, manager, change.classId) : null
    if (typeof target === 'string') return refuse(target)
    const canMove = ({ role, centerIds }: ManagedAccount) =>
      target === null || (centerIds.includes(target.centerId) && !ADMINISTRATORS.includes(role))
    let changed = 0
    for (const account of mine.values()) {
      if (!canMove(account)) continue
      const isChanged =
        change.change === 'move'
          ? target !== null && (await moveIntoClass(tx, account, target, { staffId, now }))
          : await changeState(tx, account, { staffId, change, now })
      if (isChanged) changed++
    }
    const untouched: Untouched[] = [
      ...wanted
        .filter((userId) => !mine.has(userId))
        .map((userId) => leaveAlone(userId, null, 'account_not_yours')),
      ...[...mine.values()]
        .filter((account) => !canMove(account))
        .map((account) => leaveAlone(account.userId, account, 'class_of_other_center')),
    ]
    return succeed({ changed, unchanged: wanted.length - untouched.length - changed, untouched })
  })
}
