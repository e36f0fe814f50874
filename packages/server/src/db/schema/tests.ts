import {
  COURSE_SECTIONS,
  type CourseSection,
  type SectionType,
  TEST_TYPES,
  type TestType,
} from '@wordstride/core'
import type { Region, SessionEvent, TestSection } from '@wordstride/learning'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { problems } from './content'
import { instant } from './instant'
import { isOneOf } from './isOneOf'
import { studentId } from './studentId'

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

const END_REASONS = ['completed', 'timed_out', 'left', 'abandoned', 'interrupted'] as const

/** One part of a test (C-15: a grade step) as the server chose it. */
export const testSessions = pgTable(
  'test_sessions',
  {
    userId: studentId(),
    sessionId: uuid('session_id').notNull(),
    /** The parts of one sequence (TEST-11). */
    groupId: uuid('group_id').notNull(),
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
    /** As in `sessions`. */
    aliasSecret: uuid('alias_secret'),
    stages: jsonb('stages').$type<StageRecord[]>().notNull(),
    /** The stage that is running, or the last one that did. */
    stageIndex: integer('stage_index').notNull().default(0),
    startedAt: instant('started_at').notNull(),
    /** When the student came (back) to the running stage. */
    visitStartedAt: instant('visit_started_at').notNull(),
    lastActivityAt: instant('last_activity_at').notNull(),
    /** SR-35: how often the student came back to a running stage, and for how long nobody was there. */
    resumes: integer('resumes').notNull().default(0),
    awaySeconds: doublePrecision('away_seconds').notNull().default(0),
    endedAt: instant('ended_at'),
    endReason: text('end_reason').$type<(typeof END_REASONS)[number]>(),
    /** The measures of SR-31 and SR-32, from the end on. */
    accuracy: doublePrecision('accuracy'),
    speed: doublePrecision('speed'),
    region: integer('region').$type<Region>(),
    nextGrade: integer('next_grade'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sessionId] }),
    index('test_sessions_user').on(table.userId, table.startedAt),
    index('test_sessions_group').on(table.userId, table.groupId),
    isOneOf('test_sessions_type', table.testType, TEST_TYPES),
    isOneOf('test_sessions_section', table.sectionType, COURSE_SECTIONS),
    isOneOf('test_sessions_end_reason', table.endReason, END_REASONS),
    check('test_sessions_region', sql`${table.region} between 1 and 6`),
  ],
)
export type TestSessionRow = typeof testSessions.$inferSelect

/** One problem of a test, with the presentation that was decided for it and the one answer it gets. */
export const testProblems = pgTable(
  'test_problems',
  {
    userId: text('user_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    /** From 1; it is the problem's id on the wire. */
    seq: integer('seq').notNull(),
    problemId: text('problem_id')
      .notNull()
      .references(() => problems.problemId),
    /** Whose pace it has (SR-31). */
    sectionType: text('section_type').$type<TestSection>().notNull(),
    presentation: jsonb('presentation').notNull(),
    /** Of the problem's type; presentation, draft and response are of it. */
    problemVersion: integer('problem_version').notNull().default(1),
    /** By the student's clock, within the time of the test, epoch ms (SR-17). */
    shownAt: bigint('shown_at', { mode: 'number' }),
    /** A response that is not submitted yet, as JSON. */
    draft: text('draft'),
    isSkipped: boolean('is_skipped').notNull().default(false),
    skipMessage: text('skip_message'),
    answerId: uuid('answer_id'),
    responseJson: text('response_json'),
    isCorrect: boolean('is_correct'),
    /** By the student's clock, within the time of the test, epoch ms (SR-17). */
    startTs: bigint('start_ts', { mode: 'number' }),
    endTs: bigint('end_ts', { mode: 'number' }),
    receivedAt: instant('received_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sessionId, table.seq] }),
    index('test_problems_time').using('brin', table.receivedAt),
    unique('test_problems_answer').on(table.userId, table.answerId),
    foreignKey({
      name: 'test_problems_session',
      columns: [table.userId, table.sessionId],
      foreignColumns: [testSessions.userId, testSessions.sessionId],
    }).onDelete('cascade'),
    isOneOf('test_problems_section', table.sectionType, ['ae.ls', 'ae.rc', 'ae.voc']),
  ],
)
export type TestProblemRow = typeof testProblems.$inferSelect

/**
 * What happened in the stages of a test, in the order in which it arrived: the log that the session machine folds. Its
 * problems have the ids of the wire; a stage's beginning stands in `stages`.
 */
export const testEvents = pgTable(
  'test_events',
  {
    userId: text('user_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    /** Position in `stages`. */
    stage: integer('stage').notNull(),
    seq: integer('seq').notNull(),
    event: jsonb('event').$type<SessionEvent>().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sessionId, table.stage, table.seq] }),
    foreignKey({
      name: 'test_events_session',
      columns: [table.userId, table.sessionId],
      foreignColumns: [testSessions.userId, testSessions.sessionId],
    }).onDelete('cascade'),
  ],
)
