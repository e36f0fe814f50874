/** The two courses; ae.ls and ae.rc exist in tests only (ENT-30). */
export const COURSE_SECTIONS = ['ae.la', 'ae.voc'] as const
export type CourseSection = (typeof COURSE_SECTIONS)[number]

/** The phases that problems are written for; tests are a mode of their own (SES-45). */
export const WRITTEN_PHASES = ['LEARNING_SESSION', 'PROFICIENCY_SESSION', 'AFFICIENCY_SESSION'] as const

/** The phases of course work, and the daily review, which is ours. */
export const COURSE_PHASES = [...WRITTEN_PHASES, 'REVIEW_SESSION'] as const
export type CoursePhase = (typeof COURSE_PHASES)[number]

/** The one program there is (CONST-01). */
export const PROGRAM_ID = 20

/** The kinds of test that can be ordered (TEST-06). */
export const TEST_TYPES = ['diagnostic', 'english_test', 'mini_test'] as const
export type TestType = (typeof TEST_TYPES)[number]
