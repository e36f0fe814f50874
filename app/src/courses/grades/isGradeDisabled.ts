import type { CourseCard } from '@wordstride/api'
import { HIGHEST_SELECTABLE_GRADE } from '@wordstride/learning'

type Environment = keyof typeof HIGHEST_SELECTABLE_GRADE

const isEnvironment = (value: unknown): value is Environment =>
  typeof value === 'string' && value in HIGHEST_SELECTABLE_GRADE

/** COURSE-03: above grade 9 in production, above 10 elsewhere, or by the card itself. */
export function isGradeDisabled(
  card: Pick<CourseCard, 'gradeId' | 'disableGrade'>,
  environment: unknown = 'development',
): boolean {
  const highest = HIGHEST_SELECTABLE_GRADE[isEnvironment(environment) ? environment : 'development']
  return card.disableGrade || card.gradeId > highest
}
