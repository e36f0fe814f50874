import type { CoursePhase, CourseSection, SkillState } from '@wordstride/core'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { instant } from './instant'

/** A proficiency or afficiency session as the server chose it. */
export const gradedSessions = pgTable(
  'graded_sessions',
  {
    sessionUuid: uuid('session_uuid').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    phase: text('phase').$type<CoursePhase>().notNull(),
    sectionType: text('section_type').$type<CourseSection>().notNull(),
    gradeId: integer('grade_id').notNull(),
    path: text('path'),
    status: text('status').$type<'in_progress' | 'passed'>().notNull(),
    currentIndex: integer('current_index').notNull().default(0),
    startingScore: doublePrecision('starting_score').notNull(),
    /** log, source and debugObj of the call: for support, nothing is decided by them. */
    request: jsonb('request').notNull(),
    startedAt: instant('started_at').notNull(),
    passedAt: instant('passed_at'),
  },
  (table) => [
    index('graded_sessions_user').on(
      table.userId,
      table.sectionType,
      table.gradeId,
      table.phase,
      table.startedAt,
    ),
  ],
)
export type GradedSessionRow = typeof gradedSessions.$inferSelect

/** One problem of a graded session, with the presentation that was decided for it. */
export const gradedExercises = pgTable(
  'graded_exercises',
  {
    sessionUuid: uuid('session_uuid')
      .notNull()
      .references(() => gradedSessions.sessionUuid, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    problemId: text('problem_id').notNull(),
    skillId: text('skill_id').notNull(),
    /** Of the skill when the session began; what counts is the standing at the moment of the answer. */
    skillState: jsonb('skill_state').$type<SkillState>().notNull(),
    /** Minutes. */
    specifiedTime: doublePrecision('specified_time').notNull(),
    improveFactor: doublePrecision('improve_factor').notNull(),
    presentation: jsonb('presentation').notNull(),
    /** By the student's clock, epoch ms. */
    shownAt: bigint('shown_at', { mode: 'number' }),
    hintChecked: boolean('hint_checked').notNull().default(false),
    hintStep: integer('hint_step').notNull().default(0),
    /** A response that is not checked yet, as JSON. */
    draft: text('draft'),
    isSkipped: boolean('is_skipped').notNull().default(false),
    skipMessage: text('skip_message'),
  },
  (table) => [
    primaryKey({ columns: [table.sessionUuid, table.position] }),
    unique('graded_exercises_problem').on(table.sessionUuid, table.problemId),
  ],
)
export type GradedExerciseRow = typeof gradedExercises.$inferSelect
