/** The phases that problems are written for; tests are a mode of their own (SES-45). */
export const WRITTEN_PHASES = ['LEARNING_SESSION', 'PROFICIENCY_SESSION', 'AFFICIENCY_SESSION'] as const

/** The phases of course work, and the daily review, which is ours. */
export const COURSE_PHASES = [...WRITTEN_PHASES, 'REVIEW_SESSION'] as const
export type CoursePhase = (typeof COURSE_PHASES)[number]
