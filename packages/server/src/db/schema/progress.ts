import { COURSE_PHASES, COURSE_SECTIONS, type CoursePhase, type CourseSection } from '@wordstride/core'
import type { SkillState } from '@wordstride/learning'
import {
  bigserial,
  boolean,
  date,
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
import { skills } from './content'
import { instant } from './instant'
import { isOneOf } from './isOneOf'
import { sessions } from './sessions'
import { studentId } from './studentId'

/** Where a student stands in a skill; a missing row is level 0, never visited. */
export const userSkills = pgTable(
  'user_skills',
  {
    userId: studentId(),
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
  (table) => [
    primaryKey({ columns: [table.userId, table.sectionType, table.gradeId, table.skillId] }),
    foreignKey({
      name: 'user_skills_skill',
      columns: [table.sectionType, table.gradeId, table.skillId],
      foreignColumns: [skills.sectionType, skills.gradeId, skills.skillId],
    }),
  ],
)

/**
 * What moved, or measured, a student's standing in a skill: one row for each problem of a graded session and
 * for each learning pass that lifts a level. A standing is the fold of its rows in the order of `seq`. No foreign key to
 * skills: the session and `user_skills` have one, and another would lock the row of a popular skill with every result.
 */
export const skillResults = pgTable(
  'skill_results',
  {
    userId: text('user_id').notNull(),
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    sectionType: text('section_type').$type<CourseSection>().notNull(),
    gradeId: integer('grade_id').notNull(),
    skillId: text('skill_id').notNull(),
    phase: text('phase').$type<CoursePhase>().notNull(),
    sessionId: uuid('session_id').notNull(),
    /** Not always a problem: `LEARNING_PASS` stands for a passed learning session. */
    problemId: text('problem_id').notNull(),
    firstTimeCorrect: integer('first_time_correct').$type<0 | 1>().notNull(),
    /** Null when not measured. */
    seconds: doublePrecision('seconds'),
    overtime: integer('overtime').$type<0 | 1>().notNull(),
    before: jsonb('before').$type<SkillState>().notNull(),
    after: jsonb('after').$type<SkillState>().notNull(),
    isLargeGain: boolean('is_large_gain').notNull(),
    decidedAt: instant('decided_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.seq] }),
    unique('skill_results_problem').on(table.userId, table.sessionId, table.problemId),
    foreignKey({
      name: 'skill_results_session',
      columns: [table.userId, table.sessionId],
      foreignColumns: [sessions.userId, sessions.sessionId],
    }).onDelete('cascade'),
    isOneOf('skill_results_phase', table.phase, COURSE_PHASES),
    index('skill_results_skill').on(table.userId, table.sectionType, table.gradeId, table.skillId, table.seq),
    index('skill_results_time').on(table.userId, table.decidedAt),
  ],
)
export type SkillResultRow = typeof skillResults.$inferSelect

/** SR-14, SR-15: the score of a grade and how high it has been. */
export const gradeStandings = pgTable(
  'grade_standings',
  {
    userId: studentId(),
    sectionType: text('section_type').$type<CourseSection>().notNull(),
    gradeId: integer('grade_id').notNull(),
    projectedScore: doublePrecision('projected_score').notNull(),
    highestScore: doublePrecision('highest_score').notNull(),
    /** When the grade was completed for the first time. */
    completedAt: instant('completed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sectionType, table.gradeId] }),
    isOneOf('grade_standings_section', table.sectionType, COURSE_SECTIONS),
    // The board of a grade (SR-39). Without the score, which every graded answer changes.
    index('grade_standings_board').on(table.sectionType, table.gradeId),
  ],
)

/**
 * The score of a grade at the end of a day, for charts: a day has a row when its score is another than before, so the
 * score of a day is that of the last row until then.
 */
export const scoreDays = pgTable(
  'score_days',
  {
    userId: studentId(),
    sectionType: text('section_type').$type<CourseSection>().notNull(),
    gradeId: integer('grade_id').notNull(),
    /** Of the region. */
    day: date('day', { mode: 'string' }).notNull(),
    projectedScore: doublePrecision('projected_score').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sectionType, table.gradeId, table.day] }),
    isOneOf('score_days_section', table.sectionType, COURSE_SECTIONS),
  ],
)
