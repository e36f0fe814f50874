import type { CourseSection, SectionType, TestSection, TestType } from '@wordstride/core'
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

/** A stretch of a test with a clock of its own; the times are the server's, epoch ms. */
export interface StageRecord {
  sectionType: SectionType
  targetSeconds: number
  /** Its problems: `firstSeq` and the next ones. */
  firstSeq: number
  count: number
  startedAt: number | null
  endedAt: number | null
  /** In the visits that are over; all of it once the stage has ended. */
  usedSeconds: number
}

/** One part of a test (C-15: a grade step) as the server chose it. */
export const testSessions = pgTable(
  'test_sessions',
  {
    sessionUuid: uuid('session_uuid').primaryKey(),
    /** The parts of one sequence (TEST-11). */
    groupUuid: uuid('group_uuid').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    testType: text('test_type').$type<TestType>().notNull(),
    sectionType: text('section_type').$type<CourseSection>().notNull(),
    gradeId: integer('grade_id').notNull(),
    /** Of the first part of the group. */
    selectedGrade: integer('selected_grade').notNull(),
    part: integer('part').notNull(),
    testLength: integer('test_length').notNull(),
    /** SR-43: not listed among the results. */
    isPractice: boolean('is_practice').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    ip: text('ip').notNull(),
    stages: jsonb('stages').$type<StageRecord[]>().notNull(),
    /** The stage that is running, or the last one that did. */
    stageIndex: integer('stage_index').notNull().default(0),
    startedAt: instant('started_at').notNull(),
    /** When the student came (back) to the running stage. */
    visitStartedAt: instant('visit_started_at').notNull(),
    lastActivityAt: instant('last_activity_at').notNull(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason').$type<'completed' | 'timed_out' | 'left' | 'abandoned'>(),
    /** The measures of SR-31 and SR-32, from the end on. */
    accuracy: doublePrecision('accuracy'),
    speed: doublePrecision('speed'),
    region: integer('region'),
    nextGrade: integer('next_grade'),
  },
  (table) => [
    index('test_sessions_user').on(table.userId, table.startedAt),
    index('test_sessions_group').on(table.groupUuid),
  ],
)
export type TestSessionRow = typeof testSessions.$inferSelect

/** One problem of a test, with the presentation that was decided for it and the one answer it gets. */
export const testProblems = pgTable(
  'test_problems',
  {
    sessionUuid: uuid('session_uuid')
      .notNull()
      .references(() => testSessions.sessionUuid, { onDelete: 'cascade' }),
    /** From 1; it is the problem's id on the wire. */
    seq: integer('seq').notNull(),
    problemId: text('problem_id').notNull(),
    /** Whose pace it has (SR-31). */
    sectionType: text('section_type').$type<TestSection>().notNull(),
    presentation: jsonb('presentation').notNull(),
    /** By the student's clock, epoch ms. */
    shownAt: bigint('shown_at', { mode: 'number' }),
    /** A response that is not submitted yet, as JSON. */
    draft: text('draft'),
    isSkipped: boolean('is_skipped').notNull().default(false),
    skipMessage: text('skip_message'),
    answerId: uuid('answer_id'),
    groupAnswer: text('group_answer'),
    isCorrect: boolean('is_correct'),
    /** By the student's clock, epoch ms. */
    startTs: bigint('start_ts', { mode: 'number' }),
    endTs: bigint('end_ts', { mode: 'number' }),
    receivedAt: instant('received_at'),
  },
  (table) => [
    primaryKey({ columns: [table.sessionUuid, table.seq] }),
    unique('test_problems_answer').on(table.answerId),
    index('test_problems_problem').on(table.problemId),
  ],
)
export type TestProblemRow = typeof testProblems.$inferSelect
