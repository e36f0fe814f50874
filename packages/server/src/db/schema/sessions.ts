import {
  COURSE_PHASES,
  COURSE_SECTIONS,
  type CoursePhase,
  type CourseSection,
  VERDICTS,
  type Verdict,
} from '@wordstride/core'
import type { FirstTimeCorrect, SessionEvent, SessionStart, SessionState } from '@wordstride/learning'
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
import { problems, skills } from './content'
import { SESSION_STATUSES } from './enums'
import { instant } from './instant'
import { isOneOf } from './isOneOf'
import { studentId } from './studentId'

interface DemoStatus {
  demoId: string
  isComplete: boolean
}

interface AssistedExerciseStatus {
  exerciseId: string
  problemId: string
  isComplete: boolean
}

/**
 * A learning or graded session and its record (ENT-20). What is not told at its opening is a projection of its state,
 * written with the events that changed it.
 */
export const sessions = pgTable(
  'sessions',
  {
    userId: studentId(),
    sessionId: uuid('session_id').notNull(),
    phase: text('phase').$type<CoursePhase>().notNull(),
    sectionType: text('section_type').$type<CourseSection>().notNull(),
    gradeId: integer('grade_id').notNull(),
    /** Null in sessions over several skills. */
    skillId: text('skill_id'),
    path: text('path'),
    sessionStatus: text('session_status').$type<SessionState['sessionStatus']>().notNull(),
    /** Null in sessions that had ended before their events were stored: they take no more. */
    start: jsonb('start').$type<SessionStart>(),
    /** log, source and debugObj of the call: for support, nothing is decided by them. */
    request: jsonb('request').notNull().default({}),
    /** What the ids of a graded session's items are made from (`sessions/aliases`); it never leaves the server. */
    aliasSecret: uuid('alias_secret'),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    /** Local text of the start, in the region's time zone (SR-39). */
    locStartTime: text('loc_start_time').notNull(),
    startingLevel: integer('starting_level').notNull(),
    endingLevel: integer('ending_level').notNull(),
    startingScore: doublePrecision('starting_score').notNull(),
    /** Of the grade, when the session ended. */
    endScore: doublePrecision('end_score'),
    /** SR-17: the week's points gained by its answers, once it has ended. */
    pointsTotal: doublePrecision('points_total').notNull().default(0),
    /** SR-13: the time the student was there. */
    activeMs: bigint('active_ms', { mode: 'number' }).notNull().default(0),
    /** SR-17: what its answers took at least; lessons at the same time have together no more time than there was. */
    spentMs: bigint('spent_ms', { mode: 'number' }).notNull().default(0),
    /** SR-39, of the address from which it was opened. */
    atLearningCenter: boolean('at_learning_center').notNull().default(false),
    demoStatus: jsonb('demo_status').$type<DemoStatus[]>().notNull().default([]),
    assistedExercisesStatus: jsonb('assisted_exercises_status')
      .$type<AssistedExerciseStatus[]>()
      .notNull()
      .default([]),
    /** Counts the changes: who saves by what was read before checks that it is still the same. */
    revision: integer('revision').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sessionId] }),
    foreignKey({
      name: 'sessions_skill',
      columns: [table.sectionType, table.gradeId, table.skillId],
      foreignColumns: [skills.sectionType, skills.gradeId, skills.skillId],
    }),
    index('sessions_user').on(table.userId, table.startedAt),
    index('sessions_open')
      .on(table.userId, table.sectionType, table.gradeId, table.phase, table.startedAt)
      .where(sql`${table.sessionStatus} = 'in_progress'`),
    isOneOf('sessions_phase', table.phase, COURSE_PHASES),
    isOneOf('sessions_section', table.sectionType, COURSE_SECTIONS),
    isOneOf('sessions_status', table.sessionStatus, SESSION_STATUSES),
  ],
)
export type SessionRow = typeof sessions.$inferSelect

/** One problem of a graded session, with the presentation that was decided for it. */
export const sessionExercises = pgTable(
  'session_exercises',
  {
    userId: text('user_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    position: integer('position').notNull(),
    problemId: text('problem_id')
      .notNull()
      .references(() => problems.problemId),
    skillId: text('skill_id').notNull(),
    improveFactor: doublePrecision('improve_factor').notNull(),
    presentation: jsonb('presentation').notNull(),
    /** Of the problem's type, when the presentation was made. */
    problemVersion: integer('problem_version').notNull().default(1),
    /** A response that is not checked yet, as JSON. */
    draft: text('draft'),
    /** Why it could not be drawn. */
    skipMessage: text('skip_message'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sessionId, table.position] }),
    unique('session_exercises_problem').on(table.userId, table.sessionId, table.problemId),
    foreignKey({
      name: 'session_exercises_session',
      columns: [table.userId, table.sessionId],
      foreignColumns: [sessions.userId, sessions.sessionId],
    }).onDelete('cascade'),
  ],
)
export type SessionExerciseRow = typeof sessionExercises.$inferSelect

/** What a session accepted besides its answers. */
export const sessionEvents = pgTable(
  'session_events',
  {
    userId: text('user_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    /** Its place among the events and answers of the session. */
    seq: integer('seq').notNull(),
    event: jsonb('event').$type<SessionEvent>().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sessionId, table.seq] }),
    foreignKey({
      name: 'session_events_session',
      columns: [table.userId, table.sessionId],
      foreignColumns: [sessions.userId, sessions.sessionId],
    }).onDelete('cascade'),
  ],
)

/**
 * The append-only log of checked answers, with the server's own verdicts (SR-17), in partitions by the term in which their
 * session began (`terms.ts`), as the events. No foreign key to problems: that an
 * answer's problem is one of its session is checked by the session's start, and a key would lock the row of a popular
 * problem with every answer of every student.
 */
export const answers = pgTable(
  'answers',
  {
    userId: text('user_id').notNull(),
    answerId: uuid('answer_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    /** Its place among the events of the session; null when the session did not accept it: then it decides nothing. */
    seq: integer('seq'),
    /** What the session accepted with it: what had not arrived yet, then the check. */
    events: jsonb('events').$type<SessionEvent[]>().notNull().default([]),
    phase: text('phase').$type<CoursePhase>().notNull(),
    sectionType: text('section_type').$type<CourseSection>().notNull(),
    gradeId: integer('grade_id').notNull(),
    skillId: text('skill_id').notNull(),
    problemId: text('problem_id').notNull(),
    /** Of the problem's type, when the answer was given. */
    problemVersion: integer('problem_version').notNull().default(1),
    responseJson: text('response_json').notNull(),
    verdict: text('verdict').$type<Verdict>().notNull(),
    hintChecked: boolean('hint_checked').notNull(),
    firstTimeCorrect: integer('first_time_correct').$type<FirstTimeCorrect>().notNull(),
    learningPass: boolean('learning_pass').notNull(),
    /** Epoch ms by the student's clock. */
    startTs: bigint('start_ts', { mode: 'number' }).notNull(),
    endTs: bigint('end_ts', { mode: 'number' }).notNull(),
    path: text('path'),
    tag: text('tag'),
    levelBefore: integer('level_before').notNull(),
    levelAfter: integer('level_after').notNull(),
    /** 1 when the decisive answer came later than the skill allows (SR-12). */
    overtime: integer('overtime').$type<0 | 1>().notNull().default(0),
    /** What the client believed, for support; nothing is decided by it. */
    clientClaim: jsonb('client_claim').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.answerId, table.sessionId] }),
    foreignKey({
      name: 'answers_session',
      columns: [table.userId, table.sessionId],
      foreignColumns: [sessions.userId, sessions.sessionId],
    }).onDelete('cascade'),
    unique('answers_attempt').on(table.userId, table.sessionId, table.problemId, table.startTs),
    index('answers_user_skill').on(
      table.userId,
      table.sectionType,
      table.gradeId,
      table.skillId,
      table.startTs,
    ),
    // Next to nothing to keep: the jobs of the night read the answers of the day by it.
    index('answers_time').using('brin', table.receivedAt),
    index('answers_pass').on(table.userId, table.receivedAt).where(sql`${table.learningPass}`),
    isOneOf('answers_phase', table.phase, COURSE_PHASES),
    isOneOf('answers_section', table.sectionType, COURSE_SECTIONS),
    isOneOf('answers_verdict', table.verdict, VERDICTS),
    check('answers_first_time_correct', sql`${table.firstTimeCorrect} in (-1, 0, 1)`),
  ],
)
export type AnswerRow = typeof answers.$inferSelect

/** What an open learning session goes on with besides its events: drafts, and how far its lesson is. */
export const sessionSnapshots = pgTable(
  'session_snapshots',
  {
    userId: text('user_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    snapshot: text('snapshot').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sessionId] }),
    foreignKey({
      name: 'session_snapshots_session',
      columns: [table.userId, table.sessionId],
      foreignColumns: [sessions.userId, sessions.sessionId],
    }).onDelete('cascade'),
  ],
)
