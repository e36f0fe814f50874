import { PUPILS, TEACHERS } from '@wordstride/api'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { type AppointmentRow, appointments, classes, classMembers, userCenters, users } from '../db/schema'
import { findOwnPupils, looksAfterCenter, type Manager } from '../people/rights'

async function taughtClasses(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ classId: classMembers.classId })
    .from(classMembers)
    .where(and(eq(classMembers.userId, userId), eq(classMembers.isTeacher, true)))
  return rows.map(({ classId }) => classId)
}

/** Those that staff see, of the own centres alone; a teacher sees those of the classes taught, and the own. */
export async function seenAppointments(db: Database, manager: Manager): Promise<SQL | undefined> {
  const { role, userId, centerIds } = manager
  if (role === 'admin') return undefined
  const isOfCenter = inArray(appointments.centerId, [...centerIds])
  if (role === 'lcadmin' || role === 'tutor') return isOfCenter
  if (!TEACHERS.includes(role)) return sql`false`
  const isTaught = inArray(appointments.classId, await taughtClasses(db, userId))
  return and(isOfCenter, or(eq(appointments.createdBy, userId), isTaught))
}

/** One that is cancelled, too. */
export async function findPlannedAppointment(
  db: Database,
  manager: Manager,
  appointmentId: string,
): Promise<AppointmentRow | null> {
  const [row] = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments.appointmentId, appointmentId), await seenAppointments(db, manager)))
    .for('update')
  return row ?? null
}

/** Whoever sees an appointment may change it. */
export async function findOwnAppointment(
  db: Database,
  manager: Manager,
  appointmentId: string,
): Promise<AppointmentRow | null> {
  const row = await findPlannedAppointment(db, manager, appointmentId)
  return row?.cancelledAt === null ? row : null
}

/** The centre of an appointment with a class; null when it is not the caller's, or has ended. */
export async function centerOfClass(db: Database, manager: Manager, classId: string): Promise<number | null> {
  const [row] = await db.select().from(classes).where(eq(classes.classId, classId))
  if (!row || row.endedAt !== null) return null
  if (looksAfterCenter(manager, row.centerId)) return row.centerId
  // Who has gone to another center sees no appointment of this one any more.
  const isOfCenter = TEACHERS.includes(manager.role) && manager.centerIds.includes(row.centerId)
  const isOwn = isOfCenter && (await taughtClasses(db, manager.userId)).includes(classId)
  return isOwn ? row.centerId : null
}

/** The one centre of students that the caller looks after, or teaches them in; null when there is none. */
export async function centerOfStudents(
  db: Database,
  manager: Manager,
  studentIds: readonly string[],
): Promise<number | null> {
  const asked = new Set(studentIds)
  if (asked.size === 0) return null
  const rows = await db
    .select({ userId: users.userId, centerId: userCenters.centerId })
    .from(users)
    .innerJoin(userCenters, eq(userCenters.userId, users.userId))
    .where(and(inArray(users.userId, [...asked]), inArray(users.role, [...PUPILS])))
    .orderBy(userCenters.centerId)
  const own = await findOwnPupils(db, manager.userId, [...asked])
  const isTaught = [...asked].every((userId) => own.has(userId))
  const centers = new Set(rows.map(({ centerId }) => centerId))
  for (const centerId of centers) {
    const there = new Set(rows.filter((row) => row.centerId === centerId).map(({ userId }) => userId))
    if (there.size < asked.size) continue
    const teachesThere = isTaught && manager.centerIds.includes(centerId)
    if (teachesThere || looksAfterCenter(manager, centerId)) return centerId
  }
  return null
}
