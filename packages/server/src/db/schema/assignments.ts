import { COURSE_SECTIONS, type CourseSection } from '@wordstride/core'
import { isNull, type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { AssignmentItemPlan } from './assignmentItem'
import { instant } from './instant'
import { isOneOf } from './isOneOf'
import { studentId } from './studentId'

/** Points as they are told, in tenths: `toldPoints` in the database's words. */
export const toldTenths = (week: { pointsLa: AnyPgColumn; pointsVoc: AnyPgColumn }): SQL =>
  sql`floor((${week.pointsLa} + ${week.pointsVoc} + 0.000001::float8) * 10)`

/** SR-19: the assignment of one week; regular items and those of extra work. */
export const assignmentWeeks = pgTable(
  'assignment_weeks',
  {
    userId: studentId(),
    /** Monday as YYYY-MM-DD, local (SR-06). */
    weekStart: text('week_start').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** r of SR-19. */
    pointsPerMinute: doublePrecision('points_per_minute').notNull(),
    /** With their labels and as they were planned; progress is worked out from what was done. */
    items: jsonb('items').$type<AssignmentItemPlan[]>().notNull(),
    /** SR-20: the points so far, final once the week is closed; null until the week is first worked out. */
    pointsLa: doublePrecision('points_la'),
    pointsVoc: doublePrecision('points_voc'),
    /** When it was completed. */
    reachedAt: instant('reached_at'),
    /** When points and tokens of the week became final (SR-21). */
    closedAt: instant('closed_at'),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.weekStart] }),
    // The best of a week (SR-26).
    index('assignment_weeks_ranking')
      .on(table.weekStart, sql`${toldTenths(table)} desc`, table.reachedAt, table.userId)
      .where(sql`${toldTenths(table)} >= 1000`),
    index('assignment_weeks_open').on(table.userId, table.endsAt).where(isNull(table.closedAt)),
  ],
)
export type AssignmentWeekRow = typeof assignmentWeeks.$inferSelect

/**
 * SR-21: what went into the balance and what left it (below zero), each once by its reason: 'week 2026-11-16', 'goal ae.la 3',
 * 'ask …' for a reward and 'back …' when it was not given.
 */
export const tokenDeposits = pgTable(
  'token_deposits',
  {
    userId: studentId(),
    reason: text('reason').notNull(),
    tokens: integer('tokens').notNull(),
    depositedAt: instant('deposited_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.reason] })],
)

const ACHIEVEMENTS = ['honors', 'high_honors', 'achieve_grade_goal'] as const
export type Achievement = (typeof ACHIEVEMENTS)[number]

/**
 * What peers can congratulate on, each once (SR-15, SR-28). Honors are those of the student, not of a section: their
 * section is the one whose work brought them, their grade the one that was asked for.
 */
export const achievements = pgTable(
  'achievements',
  {
    userId: studentId(),
    achievement: text('achievement').$type<Achievement>().notNull(),
    sectionType: text('section_type').$type<CourseSection>().notNull(),
    gradeId: integer('grade_id').notNull(),
    achievedAt: instant('achieved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.achievement, table.sectionType, table.gradeId] }),
    isOneOf('achievements_achievement', table.achievement, ACHIEVEMENTS),
    isOneOf('achievements_section', table.sectionType, COURSE_SECTIONS),
    // The new honor students of all (SR-25).
    index('achievements_honors')
      .on(table.achievedAt)
      .where(sql`${table.achievement} in ('honors', 'high_honors')`),
  ],
)
