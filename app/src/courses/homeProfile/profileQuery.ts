import type { CourseSection } from '@wordstride/core'
import { fromSearch } from '../../links/address'

export interface ProfileQuery {
  section: CourseSection
  grade: number
  chapterId: number
}

function readWhole(text: string | undefined, least: number, most: number): number | null {
  const value = text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : -1
  return value >= least && value <= most ? value : null
}

/** K to 12 (COURSE-14); null when the address names no grade. */
export const readGrade = (search: URLSearchParams): number | null =>
  readWhole(fromSearch(search).gradeId, 0, 12)

/** The query of /homeprofile (COURSE-06); what is missing or wrong falls back to the student's own. */
export const readProfileQuery = (
  search: URLSearchParams,
  currentGrades: Record<CourseSection, number>,
): ProfileQuery => {
  const { sectionType, chapterId } = fromSearch(search)
  const section = sectionType === 'ae.voc' ? 'ae.voc' : 'ae.la'
  return {
    section,
    grade: readGrade(search) ?? currentGrades[section],
    chapterId: readWhole(chapterId, 1, 999) ?? 1,
  }
}
