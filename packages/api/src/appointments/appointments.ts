import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import {
  dayField,
  idField,
  newIdField,
  readRevisionField,
  timestampField,
  toldRevisionField,
  userIdField,
  uuidField,
} from '../calls/fields'
import { named } from '../calls/wireCodec'
import { centerIdField } from '../people/account'
import { isMeetingLink } from './meetingLink'

export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** What is stored may be of any day; planned is for one that a calendar can reckon with. */
const planned = { startsOn: dayField.check(z.refine((day) => day >= '2000-01-01' && day <= '2199-12-31')) }
/** HH:MM. */
const timeField = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))
const minutesField = z.int().check(z.gte(5), z.lte(480))
const lineField = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))

const repetitionSchema = z.object({
  every: z.enum(['day', 'week', 'month']),
  /** Every so many of them. */
  interval: z.int().check(z.gte(1), z.lte(12)),
  /** Of weeks; the day of the first one when there is none. */
  weekdays: z.array(z.enum(WEEKDAYS)).check(z.maxLength(7)),
  /** The last day on which there may be one. */
  until: z.nullable(dayField),
})
export type Repetition = z.infer<typeof repetitionSchema>

/** APT-01: on the wall clock of the region. */
const appointmentInfoSchema = z.object({
  appointmentId: uuidField,
  /** The day that it is by its series; with the id it names one appointment. */
  occursOn: dayField,
  date: dayField,
  time: timeField,
  category: z.string(),
  calendar: z.string(),
  startsAt: timestampField,
  endsAt: timestampField,
})
export type AppointmentInfo = z.infer<typeof appointmentInfoSchema>

/** An appointment as a student sees it (ENT-11). */
const appointmentSchema = z.object({
  appointmentInfo: named('appointmentInfo', appointmentInfoSchema),
  classInfo: named('classInfo', z.object({ name: z.string() })),
})
export type Appointment = z.infer<typeof appointmentSchema>

const scheduleShape = { startsOn: dayField, startTime: timeField, minutes: minutesField }

export const appointmentFieldsSchema = z.object({
  ...scheduleShape,
  category: lineField,
  calendar: lineField,
  repeats: z.nullable(repetitionSchema),
  meetingLink: z.nullable(z.string().check(z.maxLength(500), z.refine(isMeetingLink))),
})
export type AppointmentFields = z.infer<typeof appointmentFieldsSchema>

const changeSchema = z.object({ occursOn: dayField, isCancelled: z.boolean(), ...scheduleShape })

/** A series, or a single appointment, as staff see it. */
export const plannedAppointmentSchema = z.object({
  appointmentId: uuidField,
  centerId: centerIdField,
  classId: z.nullable(uuidField),
  /** Of the class. */
  className: z.string(),
  students: z.array(z.object({ userId: idField, name: z.string() })),
  fields: appointmentFieldsSchema,
  changes: z.array(changeSchema),
  /** Of the fields and of all days that are otherwise. */
  revision: toldRevisionField,
  /** The next ones, soonest first, those that are cancelled too. */
  next: z.array(z.object({ occursOn: dayField, date: dayField, time: timeField, isCancelled: z.boolean() })),
})
export type PlannedAppointment = z.infer<typeof plannedAppointmentSchema>

export const appointmentCalls = {
  getUpcomingAppointments: post({
    path: 'upcomingappointments',
    function: 'getUpcomingAppointments',
    access: 'reach',
    params: z.object({ userId: userIdField }),
    result: reply({ upcomingAppointments: z.array(appointmentSchema) }),
    // G-15 names it.
    onFailure: 'sign_out',
    summary: 'The appointments of a student from those that run now to those in 14 days.',
    source: ['G-15', 'APT-01', 'HOME-14', 'ENT-11', 'SR-29'],
  }),
  joinClass: post({
    path: 'upcomingappointments',
    function: 'joinClass',
    access: 'own',
    params: z.object({
      userId: userIdField,
      appointmentInfo: named('appointmentInfo', z.object({ appointmentId: uuidField, occursOn: dayField })),
    }),
    result: reply({ zoomLink: z.nullable(z.string()) }),
    summary: 'The link of an own meeting from 10 minutes before its start to its end; else none.',
    source: ['API-14', 'APT-02', 'APT-03', 'SR-29'],
  }),
  renewCalendarFeed: post({
    path: 'upcomingappointments',
    function: 'renewCalendarFeed',
    access: 'own',
    params: z.object({ userId: userIdField }),
    result: reply({ address: z.string() }),
    summary:
      'A secret address at which a calendar program reads the own appointments (iCalendar); an older one ends.',
    source: ['SR-29', 'APT-01'],
  }),
  endCalendarFeed: post({
    path: 'upcomingappointments',
    function: 'endCalendarFeed',
    access: 'own',
    params: z.object({ userId: userIdField }),
    result: reply({}),
    summary: 'Ends the address of the own calendar.',
    source: ['SR-29', 'APT-01'],
  }),
  listAppointments: post({
    path: 'appointments',
    function: 'listAppointments',
    access: 'token',
    toggle: 'all_users',
    params: z.object({}),
    result: reply({ appointments: z.array(plannedAppointmentSchema) }),
    summary: 'The appointments that are not over of the own centers; of a teacher, of the classes taught.',
    source: ['SR-04', 'SR-29'],
  }),
  saveAppointment: post({
    path: 'appointments',
    function: 'saveAppointment',
    access: 'token',
    toggle: 'all_users',
    params: z.object({
      /** Left out for a new one; who it is for stays. */
      appointmentId: z.nullish(uuidField),
      newId: newIdField,
      revision: readRevisionField,
      /** Of whom it is: a class, or single students. */
      classId: z.nullable(uuidField),
      studentIds: z.array(idField).check(z.maxLength(50)),
      fields: z.extend(appointmentFieldsSchema, planned),
    }),
    result: reply({ appointmentId: uuidField }),
    summary:
      'Makes an appointment or a series of them, or changes one wholly that is still as the caller has read it.',
    source: ['SR-04', 'SR-29'],
  }),
  changeAppointment: post({
    path: 'appointments',
    function: 'changeAppointment',
    access: 'token',
    toggle: 'all_users',
    params: z.object({
      appointmentId: uuidField,
      revision: readRevisionField,
      change: z.extend(changeSchema, planned),
    }),
    result: reply({}),
    summary: 'Moves or cancels one appointment of a series that is still as the caller has read it.',
    source: ['SR-04', 'SR-29'],
  }),
  cancelAppointment: post({
    path: 'appointments',
    function: 'cancelAppointment',
    access: 'token',
    toggle: 'all_users',
    params: z.object({ appointmentId: uuidField }),
    result: reply({}),
    summary: 'Cancels an appointment with all of its series.',
    source: ['SR-04', 'SR-29'],
  }),
}
