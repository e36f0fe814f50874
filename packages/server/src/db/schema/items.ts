import type { CourseSection } from '@wordstride/core'
import type { FlaggedItem, ItemStatistics } from '@wordstride/learning/items'
import { doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './instant'
import { studentId } from './studentId'

/** What the first answers to a problem tell of it; worked out by night. */
export const itemStatistics = pgTable('item_statistics', {
  problemId: text('problem_id').primaryKey(),
  /** Of the problem as it was: of another text everything is counted anew. */
  contentHash: text('content_hash').notNull(),
  statistics: jsonb('statistics').$type<ItemStatistics>().notNull(),
  flags: jsonb('flags').$type<FlaggedItem[]>().notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** The ability of a student beside that of the others, by which problems are judged; no rule of learning asks it. */
export const studentAbilities = pgTable(
  'student_abilities',
  {
    userId: studentId(),
    sectionType: text('section_type').$type<CourseSection>().notNull(),
    /** Logits. */
    value: doublePrecision('value').notNull(),
    answers: integer('answers').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sectionType] })],
)

/** Up to when the answers of each source are counted: one row for sessions, one for tests. */
export const itemProgress = pgTable('item_progress', {
  id: integer('id').primaryKey(),
  countedTo: instant('counted_to').notNull(),
})
