import type { AccountFields, RefusalCode } from '@wordstride/api'
import { asc, inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { classes } from '../db/schema'
import { canManage, hasAllGranted, isRoleGivenBy, type Manager, managesCenter } from './rights'

/** Where an account belongs until now; a new one nowhere. */
export interface Place {
  userId: string
  centerIds: readonly number[]
  classIds: readonly string[]
}

const changed = <T>(before: readonly T[], after: readonly T[]): T[] => [
  ...after.filter((one) => !before.includes(one)),
  ...before.filter((one) => !after.includes(one)),
]

async function classFault(
  db: Database,
  manager: Manager,
  place: Place,
  { centerIds, classIds }: AccountFields,
): Promise<RefusalCode | null> {
  const touched = [...new Set([...place.classIds, ...classIds])]
  if (touched.length === 0) return null
  const found = await db
    .select()
    .from(classes)
    .where(inArray(classes.classId, touched))
    .orderBy(asc(classes.classId))
    .for('share')
  const centerOf = new Map(found.map(({ classId, centerId }) => [classId, centerId]))
  const isForeign = (classId: string) => !centerIds.includes(centerOf.get(classId) ?? -1)
  if (classIds.some(isForeign)) return 'class_of_other_center'
  const isEnded = (classId: string) => found.some((one) => one.classId === classId && one.endedAt !== null)
  if (classIds.some((classId) => !place.classIds.includes(classId) && isEnded(classId))) return 'class_ended'
  const moved = changed(place.classIds, classIds)
  return moved.every((classId) => managesCenter(manager, centerOf.get(classId) ?? -1))
    ? null
    : 'center_not_yours'
}

/**
 * Why the manager may not store an account like this; null when it is in order. The classes do not end until the
 * transaction does.
 */
export async function findAccountFault(
  db: Database,
  manager: Manager,
  place: Place,
  fields: AccountFields,
): Promise<RefusalCode | null> {
  if (!isRoleGivenBy(manager, fields.role)) return 'role_not_given'
  if (!hasAllGranted(manager, fields.toggleOverrides)) return 'toggle_not_given'
  if (fields.expiresAt <= fields.startsAt) return 'ends_before_start'
  if (fields.centerIds.length === 0 && fields.role !== 'admin') return 'center_missing'
  const moved = changed(place.centerIds, fields.centerIds)
  if (!moved.every((centerId) => managesCenter(manager, centerId))) return 'center_not_yours'
  // Nobody lets an account slip out of his hands into those of more than he has himself.
  if (!canManage(manager, { ...fields, userId: place.userId })) return 'center_not_yours'
  return classFault(db, manager, place, fields)
}
