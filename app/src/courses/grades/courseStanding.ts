import type { CourseCard } from '@wordstride/api'

/** Whether a skill of the course has ever been practiced. */
export const isBegun = ({ level0, totalSkill, projectedScore }: CourseCard): boolean =>
  level0 < totalSkill || projectedScore > 0

/** The grade that was picked; else the student's own, one for each section; else the first there is. */
export function shownGrades<T extends { gradeId: number }>(
  grades: readonly T[],
  own: readonly number[],
  picked: number | null,
): readonly T[] {
  const chosen = grades.filter(({ gradeId }) => gradeId === picked)
  if (chosen.length > 0) return chosen
  const owned = grades.filter(({ gradeId }) => own.includes(gradeId))
  return owned.length > 0 ? owned : grades.slice(0, 1)
}
