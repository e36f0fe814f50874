import type { CourseSection } from '@wordstride/core'

/** One item of a week's assignment as it was planned (SR-19). Its progress is worked out from what was done. */
export interface AssignmentItemPlan {
  /** R1, R2 … or X1, X2 … */
  label: string
  isExtra: boolean
  sectionType: CourseSection
  gradeId: number
  type: 'learning' | 'proficiency' | 'afficiency'
  minutes: number
  /** Of a learning item; null otherwise. */
  skillId: string | null
  skillSeq: number | null
  skillName: string | null
  chapterId: number
  /** Levels (learning), units (proficiency) or sessions (afficiency). */
  start: number
  target: number
  startScore: number
  targetScore: number
  path: string
  /** What counts for it happened from this moment on (epoch ms). */
  since: number
  /** YYYY-MM-DD, local: until when staff want it done. */
  dueOn?: string
}
