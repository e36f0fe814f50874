import type { Repetition } from '@wordstride/api'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { learningCenters } from './accounts'
import { classes } from './classes'
import { instant } from './instant'
import { studentId } from './studentId'

/** A meeting of a class, or of single students, on the wall clock of the region; once or again and again. */
export const appointments = pgTable(
  'appointments',
  {
    appointmentId: uuid('appointment_id').primaryKey(),
    centerId: integer('center_id')
      .notNull()
      .references(() => learningCenters.id),
    /** Null when it is of single students. */
    classId: uuid('class_id').references(() => classes.classId, { onDelete: 'cascade' }),
    category: text('category').notNull(),
    /** Whose calendar it stands in, such as 'Ms. Rivera'. */
    calendar: text('calendar').notNull(),
    /** YYYY-MM-DD and HH:MM of the first one, local. */
    startsOn: text('starts_on').notNull(),
    startTime: text('start_time').notNull(),
    minutes: integer('minutes').notNull(),
    repeats: jsonb('repeats').$type<Repetition | null>(),
    /** It is told in its time only (SR-29). */
    meetingLink: text('meeting_link'),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [index('appointments_class').on(table.classId), index('appointments_center').on(table.centerId)],
)
export type AppointmentRow = typeof appointments.$inferSelect

/** What is otherwise on one day of a series. */
export const appointmentChanges = pgTable(
  'appointment_changes',
  {
    appointmentId: uuid('appointment_id').notNull(),
    /** The day that it is by the series, YYYY-MM-DD. */
    occursOn: text('occurs_on').notNull(),
    isCancelled: boolean('is_cancelled').notNull(),
    startsOn: text('starts_on').notNull(),
    startTime: text('start_time').notNull(),
    minutes: integer('minutes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appointmentId, table.occursOn] }),
    foreignKey({
      name: 'appointment_changes_appointment',
      columns: [table.appointmentId],
      foreignColumns: [appointments.appointmentId],
    }).onDelete('cascade'),
  ],
)
export type AppointmentChangeRow = typeof appointmentChanges.$inferSelect

/** The single students of an appointment without a class. */
export const appointmentStudents = pgTable(
  'appointment_students',
  {
    userId: studentId(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.appointmentId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.appointmentId] }),
    index('appointment_students_appointment').on(table.appointmentId),
  ],
)

/** The secret address of a student's calendar; who comes by it is nobody that the server knows yet. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    /** SHA-256 of the secret, hexadecimal. */
    linkHash: text('link_hash').primaryKey(),
    userId: text('user_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('calendar_feeds_user').on(table.userId)],
)
