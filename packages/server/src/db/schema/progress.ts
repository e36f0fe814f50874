import type { CoursePhase, CourseSection, Phase, SessionState, SkillState, Verdict } from '@wordstride/core'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
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

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' })

/** Where a student stands in a skill; a missing row is level 0, never visited. */
export const userSkills = pgTable(
  'user_skills',
  {
    userId: owner(),
    sectionType: text('section_type').$type<CourseSection>().notNull(),
    gradeId: integer('grade_id').notNull(),
    skillId: text('skill_id').notNull(),
    level: integer('level').notNull().default(0),
    isSecondTry: boolean('second_try').notNull().default(false),
    /** SR-12: a later learning pass is a second try. */
    hasDroppedToZero: boolean('has_dropped_to_zero').notNull().default(false),
    /** SR-13: weighted accuracy rate, 0 to 1. */
    accuracyRate: doublePrecision('accuracy_rate'),
    /** SR-13: weighted mean time in seconds. */
    meanTime: doublePrecision('mean_time'),
    lastProblemId: text('last_problem_id'),
    lastVisitAt: instant('last_visit_at'),
    lastAnswerAt: instant('last_answer_at'),
    /** Counts the changes: who saves by what was read before checks that it is still the same. */
    revision: integer('revision').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sectionType, table.gradeId, table.skillId] })],
)

/** The append-only log of checked answers, with the server's own verdicts (SR-17). */
export const answers = pgTable(
  'answers',
  {
    answerId: uuid('answer_id').primaryKey(),
    userId: owner(),
    sessionUuid: uuid('session_uuid').notNull(),
    phase: text('phase').$type<Phase>().notNull(),
    sectionType: text('section_type').$type<CourseSection>().notNull(),
    gradeId: integer('grade_id').notNull(),
    skillId: text('skill_id').notNull(),
    problemId: text('problem_id').notNull(),
    groupAnswer: text('group_answer').notNull(),
    verdict: text('verdict').$type<Verdict>().notNull(),
    hintChecked: boolean('hint_checked').notNull(),
    firstTimeCorrect: integer('first_time_correct').$type<-1 | 0 | 1>().notNull(),
    learningPass: boolean('learning_pass').notNull(),
    /** Epoch ms by the student's clock. */
    startTs: bigint('start_ts', { mode: 'number' }).notNull(),
    endTs: bigint('end_ts', { mode: 'number' }).notNull(),
    path: text('path'),
    tag: text('tag'),
    levelBefore: integer('level_before').notNull(),
    levelAfter: integer('level_after').notNull(),
    /** SR-12. */
    overtime: integer('overtime').$type<0 | 1>().notNull().default(0),
    /** What the client believed, for support; nothing is decided by it. */
    clientClaim: jsonb('client_claim').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    unique('answers_attempt').on(table.sessionUuid, table.problemId, table.startTs),
    index('answers_user_skill').on(
      table.userId,
      table.sectionType,
      table.gradeId,
      table.skillId,
      table.startTs,
    ),
    index('answers_pass').on(table.userId, table.receivedAt).where(sql`${table.learningPass}`),
  ],
)
export type AnswerRow = typeof answers.$inferSelect

/** ENT-20. */
export const sessions = pgTable(
  'sessions',
  {
    sessionId: uuid('session_id').primaryKey(),
    userId: owner(),
    phase: text('phase').$type<Phase>().notNull(),
    sectionType: text('section_type').$type<CourseSection>().notNull(),
    gradeId: integer('grade_id').notNull(),
    /** Null in sessions over several skills. */
    skillId: text('skill_id'),
    sessionStatus: text('session_status').$type<SessionState['sessionStatus']>().notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    /** Local text of the start, in the region's time zone (SR-39). */
    localStart: text('loc_start_time').notNull(),
    startingLevel: integer('starting_level').notNull(),
    endingLevel: integer('ending_level').notNull(),
    startingScore: doublePrecision('starting_score').notNull(),
    endScore: doublePrecision('end_score'),
    /** SR-17: the week's points gained by its answers, once it has ended. */
    pointsTotal: doublePrecision('points_total').notNull().default(0),
    demoStatus: jsonb('demo_status').notNull(),
    assistedExercisesStatus: jsonb('assisted_exercises_status').notNull(),
    secondTryList: jsonb('second_try_list').notNull(),
    levelChangeReport: jsonb('level_change_report').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId, table.startedAt)],
)

/** The session an open learning session goes on with at another device; the last one of each skill. */
export const sessionSnapshots = pgTable(
  'session_snapshots',
  {
    userId: owner(),
    sectionType: text('section_type').$type<CourseSection>().notNull(),
    gradeId: integer('grade_id').notNull(),
    skillId: text('skill_id').notNull(),
    sessionUuid: uuid('session_uuid').notNull(),
    snapshot: text('snapshot').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sectionType, table.gradeId, table.skillId] })],
)

/**
 * What moved, or measured, a student's standing in a skill: one row for each problem of a graded session and
 * for each learning pass that lifts a level. A standing is the fold of its rows in the order of `seq`.
 */
export const skillResults = pgTable(
  'skill_results',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    userId: owner(),
    sectionType: text('section_type').$type<CourseSection>().notNull(),
    gradeId: integer('grade_id').notNull(),
    skillId: text('skill_id').notNull(),
    phase: text('phase').$type<CoursePhase>().notNull(),
    sessionUuid: uuid('session_uuid').notNull(),
    problemId: text('problem_id').notNull(),
    firstTimeCorrect: integer('first_time_correct').$type<0 | 1>().notNull(),
    /** Null when not measured. */
    seconds: doublePrecision('seconds'),
    overtime: integer('overtime').$type<0 | 1>().notNull(),
    /** `start_ts` of the answer that decided. */
    startTs: bigint('start_ts', { mode: 'number' }).notNull(),
    before: jsonb('before').$type<SkillState>().notNull(),
    after: jsonb('after').$type<SkillState>().notNull(),
    isLargeGain: boolean('is_large_gain').notNull(),
    decidedAt: instant('decided_at').notNull(),
  },
  (table) => [
    unique('skill_results_problem').on(table.sessionUuid, table.problemId),
    index('skill_results_skill').on(table.userId, table.sectionType, table.gradeId, table.skillId, table.seq),
    index('skill_results_time').on(table.userId, table.decidedAt),
  ],
)
export type SkillResultRow = typeof skillResults.$inferSelect

/** SR-14, SR-15: the score of a grade and how high it has been. */
export const gradeStandings = pgTable(
  'grade_standings',
  {
    userId: owner(),
    sectionType: text('section_type').$type<CourseSection>().notNull(),
    gradeId: integer('grade_id').notNull(),
    projectedScore: doublePrecision('projected_score').notNull(),
    highestScore: doublePrecision('highest_score').notNull(),
    /** When the grade was completed for the first time. */
    completedAt: instant('completed_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sectionType, table.gradeId] })],
)
