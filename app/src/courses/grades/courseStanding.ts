import type { CourseCard } from '@wordstride/api'

/** Whether a skill of the course has ever been practiced. */
export const isBegun = ({ level0, totalSkill, projectedScore }: CourseCard): boolean =>
  level0 < totalSkill || projectedScore > 0

/** The student's own grades first, the others in their order. */
export const ownGradeFirst = <T extends { gradeId: number }>(
  grades: readonly T[],
  own: readonly number[],
): T[] => [
  ...grades.filter(({ gradeId }) => own.includes(gradeId)),
  ...grades.filter(({ gradeId }) => !own.includes(gradeId)),
]
