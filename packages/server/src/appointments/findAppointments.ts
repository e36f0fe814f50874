import { addDays } from 'date-fns'
import { and, between, eq, inArray, isNull, lte, or, type Placeholder, sql } from 'drizzle-orm'
import { among } from '../db/among'
import type { Database } from '../db/database'
import {
  type AppointmentChangeRow,
  type AppointmentRow,
  appointmentChanges,
  appointmentStudents,
  appointments,
  classes,
  classMembers,
  userCenters,
} from '../db/schema'
import { shortReading } from '../db/shortReading'
import { groupBy } from '../lists/groupBy'
import { type Occurrence, occurrencesOf, plannedDays, type Span } from './schedule'

/** SR-29: how far ahead a student sees. */
const DAYS_AHEAD = 14

export interface StudentAppointment extends Occurrence {
  plan: AppointmentRow
  /** Of the class; of a meeting of single students what it is about. */
  className: string
}

type Days = ReturnType<typeof plannedDays>
type Bounds = Days | Record<keyof Days, Placeholder>

/** Not those that were over before the days, or begin after them: years of them are never read again. */
export const isPlannedWithin = ({ first, last }: Bounds) =>
  and(
    isNull(appointments.cancelledAt),
    lte(appointments.startsOn, last),
    sql`case when ${appointments.repeats} is null then ${appointments.startsOn} >= ${first}
      else coalesce(${appointments.repeats} ->> 'until' >= ${first}, true) end`,
  )

/** What is otherwise on the days, by appointment. */
export async function findChanges(
  db: Database,
  ids: readonly string[],
  { first, last }: Days,
): Promise<Map<string, AppointmentChangeRow[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(appointmentChanges)
    .where(
      and(among(appointmentChanges.appointmentId, ids), between(appointmentChanges.occursOn, first, last)),
    )
  return groupBy(rows, ({ appointmentId }) => appointmentId)
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

/** SR-04: who has left its center takes no part in an appointment any more. */
export const isOfItsCenter = and(
  eq(userCenters.userId, appointmentStudents.userId),
  eq(userCenters.centerId, appointments.centerId),
)

const invitationsOf = shortReading((db) =>
  db
    .select({ appointmentId: appointmentStudents.appointmentId })
    .from(appointmentStudents)
    .innerJoin(appointments, eq(appointments.appointmentId, appointmentStudents.appointmentId))
    .innerJoin(userCenters, isOfItsCenter)
    .where(
      and(
        eq(appointmentStudents.userId, sql.placeholder('userId')),
        isPlannedWithin({ first: sql.placeholder('first'), last: sql.placeholder('last') }),
      ),
    )
    .prepare('invitations'),
)

/** What a student takes part in: as one of a class that goes on, or invited alone. */
async function findPlans(db: Database, userId: string, days: Days) {
  const [inClasses, invited] = await Promise.all([
    classesOf(db).execute({ userId }),
    invitationsOf(db).execute({ userId, ...days }),
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
        isPlannedWithin(days),
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
  const days = plannedDays(span, timeZone)
  const plans = await findPlans(db, userId, days)
  const changes = await findChanges(
    db,
    plans.map(({ plan }) => plan.appointmentId),
    days,
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
