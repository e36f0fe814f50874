import { COURSE_SECTIONS, type CourseSection } from '@wordstride/core'
import type { HonorLevel } from '@wordstride/learning'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { learningCenters } from './accounts'
import { instant } from './instant'
import { isOneOf } from './isOneOf'
import { studentId } from './studentId'

/** SR-27: what staff, student and parents have agreed on. What was changed stands among the deeds of staff. */
export const goals = pgTable(
  'goals',
  {
    userId: studentId(),
    goalId: uuid('goal_id').notNull(),
    /** YYYY-MM-DD. */
    goalDate: text('goal_date').notNull(),
    /** Grade and score of a section are both there or neither. */
    laGrade: integer('la_grade'),
    laGoalScore: doublePrecision('la_goal_score'),
    vocGrade: integer('voc_grade'),
    vocGoalScore: doublePrecision('voc_goal_score'),
    reward: text('reward').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When every score it names was there. */
    reachedAt: instant('reached_at'),
    /** When staff took it back; it is kept. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.goalId] }),
    check('goals_la', sql`(${table.laGrade} is null) = (${table.laGoalScore} is null)`),
    check('goals_voc', sql`(${table.vocGrade} is null) = (${table.vocGoalScore} is null)`),
    check('goals_section', sql`${table.laGrade} is not null or ${table.vocGrade} is not null`),
  ],
)
export type GoalRow = typeof goals.$inferSelect

/** What a learning centre gives for tokens. */
export const rewards = pgTable(
  'rewards',
  {
    rewardId: uuid('reward_id').primaryKey(),
    centerId: integer('center_id')
      .notNull()
      .references(() => learningCenters.id),
    name: text('name').notNull(),
    price: integer('price').notNull(),
    isActive: boolean('is_active').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('rewards_center').on(table.centerId),
    check('rewards_price', sql`${table.price} between 1 and 100000`),
  ],
)
export type RewardRow = typeof rewards.$inferSelect

const REQUEST_STATES = ['asked', 'granted', 'declined', 'withdrawn'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** A reward that a student has asked for, as it was then; its tokens left the balance with the asking. */
export const rewardRequests = pgTable(
  'reward_requests',
  {
    userId: studentId(),
    requestId: uuid('request_id').notNull(),
    rewardId: uuid('reward_id').notNull(),
    centerId: integer('center_id').notNull(),
    name: text('name').notNull(),
    price: integer('price').notNull(),
    state: text('state').$type<RequestState>().notNull(),
    askedAt: instant('asked_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.requestId] }),
    index('reward_requests_center').on(table.centerId, table.state, table.askedAt),
    check('reward_requests_price', sql`${table.price} > 0`),
    isOneOf('reward_requests_state', table.state, REQUEST_STATES),
  ],
)
export type RewardRequestRow = typeof rewardRequests.$inferSelect

/** SR-25: the honors of a section in a school year; what was reached stays until the year ends. */
export const honorLevels = pgTable(
  'honor_levels',
  {
    userId: studentId(),
    sectionType: text('section_type').$type<CourseSection>().notNull(),
    /** The calendar year in which it ends, on June 30. */
    schoolYear: integer('school_year').notNull(),
    level: text('level').$type<HonorLevel>().notNull(),
    reachedAt: instant('reached_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.schoolYear, table.sectionType] }),
    isOneOf('honor_levels_section', table.sectionType, COURSE_SECTIONS),
    isOneOf('honor_levels_level', table.level, ['honor', 'high_honor']),
  ],
)

/** SR-06: the school years that have begun here; the school grades were raised with each but the first. */
export const schoolYears = pgTable('school_years', {
  /** The calendar year in which it ends. */
  schoolYear: integer('school_year').primaryKey(),
  begunAt: instant('begun_at').notNull(),
})
