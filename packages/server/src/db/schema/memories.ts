import type { CourseSection } from '@wordstride/core'
import { doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './instant'
import { studentId } from './studentId'

/** What the answers of a student tell of the memory of a skill: worked out from the log, and again when it has grown. */
export const skillMemories = pgTable(
  'skill_memories',
  {
    userId: studentId(),
    sectionType: text('section_type').$type<CourseSection>().notNull(),
    gradeId: integer('grade_id').notNull(),
    skillId: text('skill_id').notNull(),
    /** Null while it was never recalled. */
    dueAt: instant('due_at'),
    /** Days. */
    stability: doublePrecision('stability'),
    /** Of `user_skills`, when it was worked out. */
    revision: integer('revision').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sectionType, table.gradeId, table.skillId] }),
    index('skill_memories_due').on(table.userId, table.dueAt),
  ],
)
