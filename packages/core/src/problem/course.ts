/** The two courses; ae.ls and ae.rc exist in tests only (ENT-30). */
export const COURSE_SECTIONS = ['ae.la', 'ae.voc'] as const
export type CourseSection = (typeof COURSE_SECTIONS)[number]

/** The one program there is (CONST-01). */
export const PROGRAM_ID = 20

/** The kinds of test that can be ordered (TEST-06). */
export const TEST_TYPES = ['diagnostic', 'english_test', 'mini_test'] as const
export type TestType = (typeof TEST_TYPES)[number]
