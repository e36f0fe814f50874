import type { CourseSection } from '@wordstride/core'

/** Where a skill belongs. */
export interface SkillCourse {
  section: CourseSection
  grade: number
  chapterId: number
}
