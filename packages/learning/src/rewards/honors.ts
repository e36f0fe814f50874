import { gradeName } from '../names/courseNames'
import { HONOR_TARGET, TOP_HONOR_GRADE } from '../rules/constants'

export type HonorLevel = 'honor' | 'high_honor'

const RANK: Readonly<Record<HonorLevel, number>> = { honor: 1, high_honor: 2 }
const rankOf = (level: HonorLevel | null): number => (level === null ? 0 : RANK[level])

/** The higher and the lower of two levels; null is none. */
export const higherHonor = (a: HonorLevel | null, b: HonorLevel | null) => (rankOf(a) >= rankOf(b) ? a : b)
export const lowerHonor = (a: HonorLevel | null, b: HonorLevel | null) => (rankOf(a) <= rankOf(b) ? a : b)

/** SR-25: honors are for work above the school grade. */
export const honorGrades = (schoolGrade: number) => ({
  honorGrade: Math.min(schoolGrade + 1, TOP_HONOR_GRADE),
  highHonorGrade: Math.min(schoolGrade + 2, TOP_HONOR_GRADE),
})

/** SR-25: what a section has reached, by how high the scores of its grades have been. */
export function honorLevel(
  schoolGrade: number,
  standings: readonly { gradeId: number; highestScore: number }[],
): HonorLevel | null {
  const { honorGrade, highHonorGrade } = honorGrades(schoolGrade)
  const hasReached = (grade: number) =>
    standings.some(({ gradeId, highestScore }) => gradeId >= grade && highestScore >= HONOR_TARGET)
  return hasReached(highHonorGrade) ? 'high_honor' : hasReached(honorGrade) ? 'honor' : null
}

/** REW-09, CONST-11: the grades that honors call by what is read there. */
const HONOR_GRADE_NAMES: Readonly<Record<number, string>> = {
  0: 'Kindergarten',
  9: 'World Literature',
  10: 'British Literature',
  11: 'American Literature',
}

export const honorGradeName = (grade: number): string => HONOR_GRADE_NAMES[grade] ?? gradeName(grade)
