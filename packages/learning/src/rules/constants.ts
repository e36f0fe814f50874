import type { CourseSection, SectionType } from '@wordstride/core'

/** The version that is shown (CONST-19). */
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
/** SR-13: a longer silence between two signs of life was absence, but for this much of it (milliseconds). */
export const MAX_SILENCE_MS = 60_000
/** SR-17: nobody tries again sooner after a check (milliseconds). */
export const LEAST_RETRY_MS = 600
/** CONST-26: how often a running timer is drawn again (milliseconds). */
export const TIMER_REFRESH_MS = 200
/** CONST-26: the timer warns when this many seconds are left. */
export const TIMER_WARNING_SECONDS = 10
/** CONST-27: in proficiency the timer shows at this level only. */
export const TIMER_LEVEL = { 'ae.la': 3, 'ae.voc': 4 } as const satisfies Record<CourseSection, number>
/** CONST-31, SES-44: skills of an afficiency session. */
export const AFFICIENCY_COUNTS = {
  'ae.la': { lowAccuracy: 4, random: 2 },
  'ae.voc': { lowAccuracy: 5, random: 5 },
} as const satisfies Record<CourseSection, { lowAccuracy: number; random: number }>
/** SR-10: problems of a proficiency session, and the places of it for proficient skills not seen for long. */
export const PROFICIENCY_COUNTS = {
  'ae.la': { size: 5, refresh: 1 },
  'ae.voc': { size: 10, refresh: 2 },
} as const satisfies Record<CourseSection, { size: number; refresh: number }>
/** SR-10: days after which a proficient skill comes up again. */
export const REFRESH_DAYS = 14
/** SR-13: step of the weighted means. */
export const ACCURACY_STEP = 0.3
/** SR-12: step of the accuracy at a large gain. */
export const LARGE_GAIN_ACCURACY_STEP = 0.6
/** SR-18: units of a large gain. */
export const LARGE_GAIN_UNITS = 2
/** C-34: whether a first-time correct answer that took too long drops a level. */
export const OVERTIME_CORRECT_DROPS: boolean = true
/** CONST-10: the highest grade whose course buttons are enabled, by environment. */
export const HIGHEST_SELECTABLE_GRADE = { production: 9, qa: 10, development: 10 } as const
/** CONST-36: minutes of an english_test. */
export const ENGLISH_TEST_LENGTHS = [20, 30, 45, 60] as const
/** CONST-36: problems of a mini_test, and how many when nothing is chosen. */
export const MINI_TEST_COUNTS = [10, 15, 20] as const
export const DEFAULT_MINI_TEST_COUNT = 10
/** CONST-34: target of a test whose sections have no times of their own (minutes). */
export const DEFAULT_TEST_TARGET_MINUTES = 20
/** CONST-24, SR-30: one part of a diagnostic test, by section; the pace of SR-31 follows from it. */
export const DIAGNOSTIC_STAGE = {
  'ae.voc': { minutes: 4, problems: 20 },
  'ae.ls': { minutes: 6, problems: 12 },
  'ae.rc': { minutes: 14, problems: 14 },
} as const
/** SR-07: texts that the reading of a diagnostic test asks about. */
export const DIAGNOSTIC_PASSAGES = 3
/** CONST-34: `test_length` of a diagnostic test; in language arts that of its first stage (C-14). */
export const DIAGNOSTIC_TEST_LENGTH = { 'ae.voc': 4, 'ae.la': 6 } as const satisfies Record<
  CourseSection,
  number
>
/** CONST-35, SR-43: `test_length` of a practice test. */
export const PRACTICE_TEST_LENGTH = 5
/** SR-30: the share of each section in the time of an english_test, and its problems a minute. */
export const ENGLISH_TEST_SHARE = {
  'ae.voc': { time: 1, perMinute: 5 },
  'ae.ls': { time: 0.3, perMinute: 2 },
  'ae.rc': { time: 0.7, perMinute: 1 },
} as const
/** SR-30: answers are accepted for so long after the end. */
export const TEST_GRACE_SECONDS = 30
/** SR-32: the highest grade of the diagnostic sequence (C-30). */
export const TOP_TEST_GRADE = 9
/** SR-32: a region above it leads down a grade. */
export const REGION_LIMIT = { 'ae.la': 2, 'ae.voc': 3 } as const satisfies Record<CourseSection, number>
/** SR-35: an unfinished test can be resumed for so long after the last activity. */
export const TEST_RESUME_DAYS = 7
/** SR-35: how often a running test can be resumed, and the minutes that may be missing from it in all. */
export const TEST_MOST_RESUMES = 3
export const TEST_MOST_AWAY_MINUTES = 30
/** CONST-41: tests on one page of the record. */
export const TEST_RECORDS_PER_PAGE = 10
/** CONST-41: tests that the setup and a result with several parts read at once. */
export const TEST_RECORDS_OF_SETUP = 100
/** CONST-40: the highest speeds that are called Slow and Good. */
export const SPEED_LIMITS = { slow: 1, good: 3 } as const
/** CONST-47: the learning centres of the company itself; every other one is a franchise. */
export const CORPORATE_CENTER_IDS: readonly number[] = [1, 3, 4, 5, 6, 8]
/** CONST-46: who does nothing for so long is signed out, after a warning (milliseconds). */
export const IDLE_LIMIT_MS = 1_200_000
export const IDLE_WARNING_MS = IDLE_LIMIT_MS / 2
/** CONST-38: goal of a grade for which none is set. */
export const DEFAULT_GOAL_SCORE = '95.0'
/** CONST-33, C-30: the grades of the content; 0 is Kindergarten. */
const FIRST_CONTENT_GRADE = 0
export const TOP_CONTENT_GRADE = 12
const gradesFrom = (first: number): number[] =>
  Array.from({ length: TOP_CONTENT_GRADE - first + 1 }, (_, i) => first + i)
export const CONTENT_GRADES: readonly number[] = gradesFrom(FIRST_CONTENT_GRADE)
/** CONST-33: the grades of My Position in Grade, and the one that is shown until another is chosen. */
export const FIRST_POSITION_GRADE = 2
export const POSITION_GRADES: readonly number[] = gradesFrom(FIRST_POSITION_GRADE)
/** CONST-32: where a section begins that no test has measured. */
export const DEFAULT_START_GRADE = 2
/** CONST-37: minutes a week. */
export const WEEKLY_MINUTES = { 'ae.la': 120, 'ae.voc': 60 } as const satisfies Record<CourseSection, number>
/** CONST-39, SR-34: the short way to set an account up. */
export const MINI_SETUP = { startGrades: [2, 3, 4], stopGrade: 3, schoolGrade: 1 } as const
/** CONST-38: the goals of the mini setup, by grade. */
export const MINI_SETUP_GOALS: Readonly<Record<number, string>> = {
  2: '98.0',
  3: '98.0',
  4: '98.0',
  5: '98.0',
  6: '97.0',
  7: '97.0',
  8: '97.0',
  9: '96.0',
  10: '95.0',
  11: '96.0',
  12: '96.0',
}
/** SES-22: stands where a skill id would, when none is left. */
export const NO_NEXT_SKILL = 'No next skill.'

/** CONST-23: width of the streak strip in pixels. */
export const streakStripWidth = (streak: number): number => Math.min(132, 22 * (streak + 1))
/** SR-25: the score that honors and high honors take, and the highest grade that they ask for. */
export const HONOR_TARGET = 90
export const TOP_HONOR_GRADE = 11

/** CONST-08: the school grades with peer groups. */
export const PEER_GRADES = { lowest: 1, highest: 11 } as const
/** SR-28: members of a full peer group. */
export const PEER_GROUP_SIZE = 30
/** SR-28: days for which an achievement is new. */
export const NEW_ACHIEVEMENT_DAYS = 14
/** HOME-17: seconds in which the peer achievements pass by. */
export const marqueeSeconds = (text: string): number => text.length / 4
