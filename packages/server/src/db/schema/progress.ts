import type { CourseSection, Phase, SessionState, Verdict } from '@wordstride/core'
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
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
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
    skillId: text('skill_id').notNull(),
    sessionStatus: text('session_status').$type<SessionState['sessionStatus']>().notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    /** Local text of the start, in the region's time zone (SR-39). */
    localStart: text('loc_start_time').notNull(),
    startingLevel: integer('starting_level').notNull(),
    endingLevel: integer('ending_level').notNull(),
    startingScore: doublePrecision('starting_score').notNull(),
    endScore: doublePrecision('end_score'),
    demoStatus: jsonb('demo_status').notNull(),
    assistedExercisesStatus: jsonb('assisted_exercises_status').notNull(),
    secondTryList: jsonb('second_try_list').notNull(),
    levelChangeReport: jsonb('level_change_report').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId, table.startedAt)],
)
