import type { SectionType } from '../problem/envelope'

/** The two courses; ae.ls and ae.rc exist in tests only (ENT-30). */
export type CourseSection = 'ae.la' | 'ae.voc'

/** CONST-01. */
export const PROGRAM_ID = 20
/** CONST-19. */
export const APP_VERSION = '2.5.3'
/** CONST-09: the level at which a skill is proficient. */
export const TOP_LEVEL = { 'ae.la': 4, 'ae.voc': 5 } as const satisfies Record<CourseSection, number>
/** CONST-21: required streak before a response has come, and the server's default. */
export const DEFAULT_CORRECT_COUNT = 3
/** CONST-22, C-06: exercises shown when the response names no streak. */
export const DEFAULT_LEARNING_EXERCISES = 2
/** CONST-25, SR-07: target time of one problem in minutes. */
export const SPECIFIED_TIME_MINUTES = {
  'ae.la': 3,
  'ae.ls': 3,
  'ae.rc': 3,
  'ae.voc': 0.25,
} as const satisfies Record<SectionType, number>
/** CONST-30: a longer duration was not measured and is shown as 0 (seconds). */
export const MAX_MEASURED_SECONDS = 36_000
/** CONST-10: the highest grade whose course buttons are enabled, by environment. */
export const HIGHEST_SELECTABLE_GRADE = { production: 9, qa: 10, development: 10 } as const
/** CONST-38: goal of a grade for which none is set. */
export const DEFAULT_GOAL_SCORE = '95.0'
/** SES-22. */
export const NO_NEXT_SKILL = 'No next skill.'

/** CONST-23: width of the streak strip in pixels. */
export const streakStripWidth = (streak: number): number => Math.min(132, 22 * (streak + 1))
