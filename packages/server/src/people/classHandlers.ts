import { isDeepStrictEqual } from 'node:util'
import { fullName, isLearner, refuse, succeed } from '@wordstride/api'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { recordStaffAction, recordStaffActions } from '../audit/recordStaffAction'
import { among } from '../db/among'
import type { Database } from '../db/database'
import { idToSave } from '../db/idToSave'
import { classes, classMembers, users } from '../db/schema'
import type { Handler, Handlers } from '../dispatch/callContext'
import { digestOf } from '../lists/digestOf'
import { groupBy } from '../lists/groupBy'
import { holdManaged } from './holdManaged'
import { holdManager } from './holdManager'
import { ADMINISTRATORS, findManager, type Manager, managesCenter } from './rights'

/** SR-04: those of the own centres, or those taught. */
async function seenClasses(db: Database, { role, userId, centerIds }: Manager): Promise<SQL | undefined> {
  if (role === 'admin') return undefined
  if (role === 'lcadmin') return inArray(classes.centerId, [...centerIds])
  const taught = await db
    .select({ classId: classMembers.classId })
    .from(classMembers)
    .where(and(eq(classMembers.userId, userId), eq(classMembers.isTeacher, true)))
  return taught.length === 0
    ? sql`false`
    : inArray(
        classes.classId,
        taught.map(({ classId }) => classId),
      )
}

/** Of what the form of a class shows. */
const revisionOf = ({ name, endedAt, hasPeers }: typeof classes.$inferSelect): string =>
  digestOf([name, endedAt !== null, hasPeers])

const listClasses: Handler<'listClasses'> = async (_params, { db, caller }) => {
  const manager = await findManager(db, caller)
  const rows = await db
    .select()
    .from(classes)
    .where(await seenClasses(db, manager))
    .orderBy(asc(classes.name), asc(classes.classId))
  if (rows.length === 0) return succeed({ classes: [] })
  const classIds = rows.map(({ classId }) => classId)
  const [sizes, teachers] = await Promise.all([
    db
      .select({ classId: classMembers.classId, students: sql<number>`count(*)::int` })
      .from(classMembers)
      .where(and(among(classMembers.classId, classIds), eq(classMembers.isTeacher, false)))
      .groupBy(classMembers.classId),
    db
      .select({
        classId: classMembers.classId,
        userId: users.userId,
        firstName: users.firstName,
        lastName: users.lastName,
        userName: users.userName,
      })
      .from(classMembers)
      .innerJoin(users, eq(users.userId, classMembers.userId))
      .where(and(among(classMembers.classId, classIds), eq(classMembers.isTeacher, true)))
      .orderBy(asc(users.lastName)),
  ])
  const sizeOf = new Map(sizes.map(({ classId, students }) => [classId, students]))
  const teachersOf = groupBy(teachers, ({ classId }) => classId)
  return succeed({
    classes: rows.map((row) => ({
      classId: row.classId,
      centerId: row.centerId,
      name: row.name,
      isEnded: row.endedAt !== null,
      hasPeers: row.hasPeers,
      revision: revisionOf(row),
      students: sizeOf.get(row.classId) ?? 0,
      teachers: (teachersOf.get(row.classId) ?? []).map((teacher) => ({
        userId: teacher.userId,
        name: fullName(teacher),
      })),
    })),
  })
}

const saveClass: Handler<'saveClass'> = async (
  { classId, newId, revision, centerId, name, isEnded, hasPeers },
  { db, now, caller },
) => {
  return db.transaction(async (tx) => {
    const manager = await holdManager(tx, { caller, now })
    const by = { staffId: manager.userId, userId: null }
    const id = await idToSave(tx, classId, newId)
    const [before] = await tx.select().from(classes).where(eq(classes.classId, id)).for('update')
    if (!before && !classId) {
      if (!managesCenter(manager, centerId)) return refuse('center_not_yours')
      const made = { classId: id, centerId, name, hasPeers: hasPeers ?? true }
      await tx.insert(classes).values({ ...made, createdAt: now, endedAt: isEnded ? now : null })
      await recordStaffAction(tx, { ...by, action: 'class_created', details: made }, now)
      return succeed({ classId: id })
    }
    if (!before || !managesCenter(manager, before.centerId)) return refuse('center_not_yours')
    // Sent again for another center than at first, whose reply was lost.
    if (!classId && before.centerId !== centerId) return refuse('class_elsewhere')
    const endedAt = isEnded ? (before.endedAt ?? now) : null
    const after = { name, endedAt, hasPeers: hasPeers ?? before.hasPeers }
    if (isDeepStrictEqual({ ...before, ...after }, before)) return succeed({ classId: id })
    if (revision !== undefined && revision !== revisionOf(before)) return refuse('changed_meanwhile')
    await tx.update(classes).set(after).where(eq(classes.classId, id))
    const details = {
      classId: id,
      name: { from: before.name, to: name },
      isEnded,
      hasPeers: { from: before.hasPeers, to: after.hasPeers },
    }
    await recordStaffAction(tx, { ...by, action: 'class_changed', details }, now)
    return succeed({ classId: id })
  })
}

const changeClassMembers: Handler<'changeClassMembers'> = async (
  { classId, added, removed },
  { db, now, caller },
) => {
  return db.transaction(async (tx) => {
    const manager = await holdManager(tx, { caller, now })
    // People before the class, and both before any look at them: meanwhile they may have moved, and it may have ended.
    const held = await holdManaged(tx, manager, added, (_, { role }) => !ADMINISTRATORS.includes(role))
    const [group] = await tx.select().from(classes).where(eq(classes.classId, classId)).for('share')
    if (!group || !managesCenter(manager, group.centerId)) return refuse('center_not_yours')
    if (added.length > 0 && group.endedAt !== null) return refuse('class_ended')
    const newcomers = [...held.values()].filter(({ centerIds }) => centerIds.includes(group.centerId))
    if (newcomers.length < new Set(added).size) return refuse('class_of_other_center')
    const left =
      removed.length === 0
        ? []
        : await tx
            .delete(classMembers)
            .where(and(among(classMembers.userId, removed), eq(classMembers.classId, classId)))
            .returning()
    const joined =
      newcomers.length === 0
        ? []
        : await tx
            .insert(classMembers)
            .values(newcomers.map(({ userId, role }) => ({ userId, classId, isTeacher: !isLearner(role) })))
            .onConflictDoNothing()
            .returning()
    const by = { staffId: manager.userId, details: { classId, name: group.name } }
    await recordStaffActions(
      tx,
      [
        ...left.map(({ userId }) => ({ ...by, userId, action: 'class_left' })),
        ...joined.map(({ userId }) => ({ ...by, userId, action: 'class_joined' })),
      ],
      now,
    )
    return succeed({})
  })
}

export const classHandlers = { listClasses, saveClass, changeClassMembers } satisfies Partial<Handlers>
