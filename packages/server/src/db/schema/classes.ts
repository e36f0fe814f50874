import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { learningCenters, users } from './accounts'
import { instant } from './instant'
import { studentId } from './studentId'

/** A group of students of one centre with its teachers. */
export const classes = pgTable(
  'classes',
  {
    classId: uuid('class_id').primaryKey(),
    centerId: integer('center_id')
      .notNull()
      .references(() => learningCenters.id),
    name: text('name').notNull(),
    /** The id in the school's own system. */
    sourceId: text('source_id'),
    /** SR-28: whether its students may be in peer groups. */
    hasPeers: boolean('has_peers').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('classes_center').on(table.centerId)],
)
export type ClassRow = typeof classes.$inferSelect

/** Who is in a class: students, and its teachers. */
export const classMembers = pgTable(
  'class_members',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.classId, { onDelete: 'cascade' }),
    isTeacher: boolean('is_teacher').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.classId] }),
    index('class_members_class').on(table.classId),
  ],
)

/** What staff wrote about a student, for all who look after the student. */
export const studentNotes = pgTable(
  'student_notes',
  {
    userId: studentId(),
    /** Ordered by time (UUID v7). */
    noteId: uuid('note_id').notNull(),
    staffId: text('staff_id').notNull(),
    text: text('text').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.noteId] })],
)
