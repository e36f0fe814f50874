import { isDeepStrictEqual } from 'node:util'
import { type AppointmentFields, type CallInput, fullName, refuse, succeed } from '@wordstride/api'
import { addDays, addMinutes, differenceInCalendarDays, max, parseISO } from 'date-fns'
import { and, asc, eq } from 'drizzle-orm'
import { recordStaffAction } from '../audit/recordStaffAction'
import { among } from '../db/among'
import type { Database } from '../db/database'
import { idToSave } from '../db/idToSave'
import {
  type AppointmentChangeRow,
  type AppointmentRow,
  appointmentChanges,
  appointmentStudents,
  appointments,
  classes,
  userCenters,
  users,
} from '../db/schema'
import type { Handler, Handlers } from '../dispatch/callContext'
import { digestOf } from '../lists/digestOf'
import { groupBy } from '../lists/groupBy'
import { holdManager } from '../people/holdManager'
import { findManager } from '../people/rights'
import { findChanges, isOfItsCenter, isPlannedWithin } from './findAppointments'
import {
  centerOfClass,
  centerOfStudents,
  findOwnAppointment,
  findPlannedAppointment,
  seenAppointments,
} from './planningRights'
import { hasDay, MOST_MOVED_DAYS, momentOf, occurrencesOf, plannedDays, type Span } from './schedule'

/** How far from now, or from a beginning to come, staff see the days of a series, and how many of them. */
const DAYS_AHEAD = 92
const MOST_DAYS = 8
/** Of a series by months, which leaves out those that lack its day: February 29 comes no more often than this. */
const LONGEST_PAUSE = 8 * 366
const ALL_DAYS = { first: '0001-01-01', last: '9999-12-31' }

async function findStudents(db: Database, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({
            appointmentId: appointmentStudents.appointmentId,
            user: {
              userId: users.userId,
              firstName: users.firstName,
              lastName: users.lastName,
              userName: users.userName,
            },
          })
          .from(appointmentStudents)
          .innerJoin(users, eq(users.userId, appointmentStudents.userId))
          .innerJoin(appointments, eq(appointments.appointmentId, appointmentStudents.appointmentId))
          .innerJoin(userCenters, isOfItsCenter)
          .where(among(appointmentStudents.appointmentId, ids))
          .orderBy(asc(users.lastName), asc(users.userId))
  return groupBy(rows, ({ appointmentId }) => appointmentId)
}

const fieldsOf = (row: AppointmentRow): AppointmentFields => ({
  startsOn: row.startsOn,
  startTime: row.startTime,
  minutes: row.minutes,
  category: row.category,
  calendar: row.calendar,
  repeats: row.repeats,
  meetingLink: row.meetingLink,
})

/** Of the plan and of all days that are otherwise, long past ones too, so that it changes with nothing but them. */
const revisionOf = (plan: AppointmentRow, changes: readonly AppointmentChangeRow[]): string =>
  digestOf([fieldsOf(plan), changes.toSorted((a, b) => (a.occursOn < b.occursOn ? -1 : 1)).map(dayOf)])

const dayOf = ({ appointmentId: _, ...change }: AppointmentChangeRow) => change

async function isChanged(db: Database, plan: AppointmentRow, revision: string | undefined): Promise<boolean> {
  if (revision === undefined) return false
  const changes = await findChanges(db, [plan.appointmentId], ALL_DAYS)
  return revision !== revisionOf(plan, changes.get(plan.appointmentId) ?? [])
}

/** From now, or from a beginning to come: what begins next year is listed, too, for nobody could change it otherwise. */
const spanOf = ({ startsOn }: Pick<AppointmentFields, 'startsOn'>, now: Date, days: number): Span => ({
  from: now,
  to: addDays(max([now, parseISO(startsOn)]), days),
})

type Plan = Parameters<typeof occurrencesOf>[0]

/** The next ones, and at least one of a series that goes on. */
function nextOf(plan: Plan, changes: readonly AppointmentChangeRow[], now: Date, timeZone: string) {
  const near = occurrencesOf(plan, changes, spanOf(plan, now, DAYS_AHEAD), timeZone)
  if (near.length > 0 || plan.repeats?.every !== 'month') return near.slice(0, MOST_DAYS)
  return occurrencesOf(plan, changes, spanOf(plan, now, LONGEST_PAUSE), timeZone).slice(0, 1)
}

/** All that is still to come, however late it begins: what is not listed cannot be taken back. */
const listAppointments: Handler<'listAppointments'> = async (_params, { db, caller, now, timeZone }) => {
  const days = { ...ALL_DAYS, first: plannedDays({ from: now, to: now }, timeZone).first }
  const rows = await db
    .select({ plan: appointments, className: classes.name })
    .from(appointments)
    .leftJoin(classes, eq(classes.classId, appointments.classId))
    .where(and(isPlannedWithin(days), await seenAppointments(db, await findManager(db, caller))))
    .orderBy(asc(appointments.startsOn), asc(appointments.appointmentId))
  const ids = rows.map(({ plan }) => plan.appointmentId)
  const [changes, students] = await Promise.all([findChanges(db, ids, ALL_DAYS), findStudents(db, ids)])
  const listed = rows
    .map(({ plan, className }) => {
      const all = changes.get(plan.appointmentId) ?? []
      const own = all.filter(({ occursOn }) => occursOn >= days.first)
      return {
        appointmentId: plan.appointmentId,
        centerId: plan.centerId,
        classId: plan.classId,
        className: className ?? '',
        students: (students.get(plan.appointmentId) ?? []).map(({ user }) => ({
          userId: user.userId,
          name: fullName(user),
        })),
        fields: fieldsOf(plan),
        changes: own.map(dayOf),
        revision: revisionOf(plan, all),
        next: nextOf(plan, own, now, timeZone).map(({ occursOn, date, time, isCancelled }) => ({
          ...{ occursOn, date, time, isCancelled },
        })),
      }
    })
    .filter(({ next }) => next.length > 0)
  return succeed({ appointments: listed })
}

const isSameSchedule = (row: AppointmentRow, fields: AppointmentFields): boolean =>
  row.startsOn === fields.startsOn &&
  row.startTime === fields.startTime &&
  row.minutes === fields.minutes &&
  isDeepStrictEqual(row.repeats, fields.repeats)

/** Who takes part. */
interface Whom {
  classId: string | null
  studentIds: readonly string[]
}

async function isFor(db: Database, { appointmentId, classId }: AppointmentRow, whom: Whom): Promise<boolean> {
  const rows = await db
    .select({ userId: appointmentStudents.userId })
    .from(appointmentStudents)
    .where(eq(appointmentStudents.appointmentId, appointmentId))
  return (
    classId === whom.classId &&
    isDeepStrictEqual(new Set(rows.map((row) => row.userId)), new Set(whom.studentIds))
  )
}

const saveAppointment: Handler<'saveAppointment'> = async (
  { appointmentId, newId, revision, classId, studentIds, fields },
  { db, now, caller, timeZone },
) => {
  const by = { staffId: caller.user.userId, userId: null }
  // It would be saved and then stand nowhere.
  const isOver = nextOf({ ...fields, appointmentId: '' }, [], now, timeZone).length === 0
  return db.transaction(async (tx) => {
    const manager = await holdManager(tx, { caller, now })
    const id = await idToSave(tx, appointmentId, newId)
    const before = await findOwnAppointment(tx, manager, id)
    if (appointmentId && !before) return refuse('appointment_not_yours')
    if (before && (appointmentId || (await isFor(tx, before, { classId, studentIds })))) {
      if (isDeepStrictEqual(fieldsOf(before), fields)) return succeed({ appointmentId: id })
      if (await isChanged(tx, before, revision)) return refuse('changed_meanwhile')
      const isMoved = !isSameSchedule(before, fields)
      if (isMoved && isOver) return refuse('appointment_over')
      await tx.update(appointments).set(fields).where(eq(appointments.appointmentId, id))
      // What was said of days of another plan holds no more.
      if (isMoved) await tx.delete(appointmentChanges).where(eq(appointmentChanges.appointmentId, id))
      const details = { appointmentId: id }
      await recordStaffAction(tx, { ...by, action: 'appointment_changed', details }, now)
      return succeed({ appointmentId: id })
    }
    if ((classId === null) === (studentIds.length === 0)) return refuse('appointment_of_nobody')
    if (isOver) return refuse('appointment_over')
    const centerId =
      classId === null
        ? await centerOfStudents(tx, manager, studentIds)
        : await centerOfClass(tx, manager, classId)
    if (centerId === null) return refuse('appointment_of_nobody')
    // Sent again for others than at first, whose reply was lost.
    if (before) await tx.delete(appointments).where(eq(appointments.appointmentId, id))
    const made = { appointmentId: id, centerId, classId }
    const inserted = await tx
      .insert(appointments)
      .values({ ...made, ...fields, createdBy: manager.userId, createdAt: now })
      .onConflictDoNothing()
      .returning({ appointmentId: appointments.appointmentId })
    if (inserted.length === 0) return refuse('appointment_not_yours')
    if (classId === null)
      await tx
        .insert(appointmentStudents)
        .values([...new Set(studentIds)].map((userId) => ({ userId, appointmentId: made.appointmentId })))
    await recordStaffAction(tx, { ...by, action: 'appointment_created', details: made }, now)
    return succeed({ appointmentId: made.appointmentId })
  })
}

async function standsAlready(
  db: Database,
  appointmentId: string,
  change: CallInput<'changeAppointment'>['change'],
): Promise<boolean> {
  const day = { first: change.occursOn, last: change.occursOn }
  const [stored] = (await findChanges(db, [appointmentId], day)).get(appointmentId) ?? []
  return stored !== undefined && isDeepStrictEqual(dayOf(stored), { ...change })
}

const changeAppointment: Handler<'changeAppointment'> = async (
  { appointmentId, revision, change },
  { db, now, caller, timeZone },
) => {
  return db.transaction(async (tx) => {
    const manager = await holdManager(tx, { caller, now })
    const plan = await findOwnAppointment(tx, manager, appointmentId)
    if (!plan) return refuse('appointment_not_yours')
    const days = Math.abs(differenceInCalendarDays(parseISO(change.startsOn), parseISO(change.occursOn)))
    if (!hasDay(plan, change.occursOn) || days > MOST_MOVED_DAYS) return refuse('no_such_day')
    if (await standsAlready(tx, appointmentId, change)) return succeed({})
    if (await isChanged(tx, plan, revision)) return refuse('changed_meanwhile')
    const endsAt = addMinutes(momentOf(change.startsOn, change.startTime, timeZone), change.minutes)
    if (!change.isCancelled && endsAt <= now) return refuse('appointment_over')
    await tx
      .insert(appointmentChanges)
      .values({ appointmentId, ...change })
      .onConflictDoUpdate({
        target: [appointmentChanges.appointmentId, appointmentChanges.occursOn],
        set: change,
      })
    const details = { appointmentId, ...change }
    const action = { staffId: manager.userId, userId: null, action: 'appointment_day_changed', details }
    await recordStaffAction(tx, action, now)
    return succeed({})
  })
}

const cancelAppointment: Handler<'cancelAppointment'> = async ({ appointmentId }, { db, now, caller }) => {
  return db.transaction(async (tx) => {
    const manager = await holdManager(tx, { caller, now })
    const plan = await findPlannedAppointment(tx, manager, appointmentId)
    if (!plan) return refuse('appointment_not_yours')
    if (plan.cancelledAt !== null) return succeed({})
    await tx
      .update(appointments)
      .set({ cancelledAt: now })
      .where(eq(appointments.appointmentId, appointmentId))
    const action = { staffId: manager.userId, userId: null, action: 'appointment_cancelled' }
    await recordStaffAction(tx, { ...action, details: { appointmentId } }, now)
    return succeed({})
  })
}

/** SR-04: what staff plan; whoever sees an appointment may change it. */
export const planningHandlers = {
  listAppointments,
  saveAppointment,
  changeAppointment,
  cancelAppointment,
} satisfies Partial<Handlers>
