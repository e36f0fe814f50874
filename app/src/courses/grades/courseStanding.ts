import type { CourseCard } from '@wordstride/api'

/** Whether a skill of the course has ever been practiced. */
export const isBegun = ({ level0, totalSkill, projectedScore }: CourseCard): boolean =>
  level0 < totalSkill || projectedScore > 0

/** The student's own grade first, the others in their order. */
export const ownGradeFirst = <T extends { gradeId: number }>(grades: readonly T[], own: number): T[] => [
  ...grades.filter(({ gradeId }) => gradeId === own),
  ...grades.filter(({ gradeId }) => gradeId !== own),
]
