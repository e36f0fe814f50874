import type { CourseCard } from '@wordstride/api'

/** Whether a skill of the course has ever been practiced. */
export const isBegun = ({ level_0, total_skill, projected_score }: CourseCard): boolean =>
  level_0 < total_skill || projected_score > 0

/** The student's own grade first, the others in their order. */
export const ownGradeFirst = <T extends { grade_id: number }>(grades: readonly T[], own: number): T[] => [
  ...grades.filter(({ grade_id }) => grade_id === own),
  ...grades.filter(({ grade_id }) => grade_id !== own),
]
