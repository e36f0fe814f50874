import { addDays } from 'date-fns'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import {
  type AppointmentChangeRow,
  type AppointmentRow,
  appointmentChanges,
  appointmentStudents,
  appointments,
  classes,
  classMembers,
} from '../db/schema'
import { shortReading } from '../db/shortReading'
import { type Occurrence, occurrencesOf, type Span } from './schedule'

/** SR-29: how far ahead a student sees. */
const DAYS_AHEAD = 14

export interface StudentAppointment extends Occurrence {
  plan: AppointmentRow
  /** Of the class; of a meeting of single students what it is about. */
  className: string
}

export async function findChanges(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, AppointmentChangeRow[]>> {
  const found = new Map<string, AppointmentChangeRow[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return found
  const rows = await db
    .select()
    .from(appointmentChanges)
    .where(inArray(appointmentChanges.appointmentId, [...ids]))
  for (const row of rows) found.get(row.appointmentId)?.push(row)
  return found
}

const classesOf = shortReading((db) =>
  db
    .select({ classId: classMembers.classId })
    .from(classMembers)
    .innerJoin(classes, eq(classes.classId, classMembers.classId))
    .where(
      and(
        eq(classMembers.userId, sql.placeholder('userId')),
        eq(classMembers.isTeacher, false),
        isNull(classes.endedAt),
      ),
    )
    .prepare('classes_of_student'),
)

const invitationsOf = shortReading((db) =>
  db
    .select({ appointmentId: appointmentStudents.appointmentId })
    .from(appointmentStudents)
    .where(eq(appointmentStudents.userId, sql.placeholder('userId')))
    .prepare('invitations'),
)

/** What a student takes part in: as one of a class that goes on, or invited alone. */
async function findPlans(db: Database, userId: string) {
  const [inClasses, invited] = await Promise.all([
    classesOf(db).execute({ userId }),
    invitationsOf(db).execute({ userId }),
  ])
  const classIds = inClasses.map(({ classId }) => classId)
  const ids = invited.map(({ appointmentId }) => appointmentId)
  if (classIds.length + ids.length === 0) return []
  return db
    .select({ plan: appointments, className: classes.name })
    .from(appointments)
    .leftJoin(classes, eq(classes.classId, appointments.classId))
    .where(
      and(
        isNull(appointments.cancelledAt),
        or(
          classIds.length > 0 ? inArray(appointments.classId, classIds) : undefined,
          ids.length > 0 ? inArray(appointments.appointmentId, ids) : undefined,
        ),
      ),
    )
}

/** The appointments of a student in a span, soonest first. */
export async function findAppointments(
  db: Database,
  userId: string,
  span: Span,
  timeZone: string,
): Promise<StudentAppointment[]> {
  const plans = await findPlans(db, userId)
  const changes = await findChanges(
    db,
    plans.map(({ plan }) => plan.appointmentId),
  )
  return plans
    .flatMap(({ plan, className }) =>
      occurrencesOf(plan, changes.get(plan.appointmentId) ?? [], span, timeZone)
        .filter(({ isCancelled }) => !isCancelled)
        .map((occurrence) => ({ ...occurrence, plan, className: className ?? plan.category })),
    )
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

/** SR-29: those that run now, and those of the next days. */
export const upcoming = (now: Date): Span => ({ from: now, to: addDays(now, DAYS_AHEAD) })
