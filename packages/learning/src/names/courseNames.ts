import type { CourseSection } from '@wordstride/core'

/** Ordinals of CONST-33. */
export const gradeName = (grade: number): string => {
  if (grade === 0) return 'Kindergarten'
  const suffix = grade === 1 ? 'st' : grade === 2 ? 'nd' : grade === 3 ? 'rd' : 'th'
  return `${grade}${suffix} grade`
}

/** For a row of grades, beside the full name for those who cannot see it. */
export const shortGradeName = (grade: number): string => String(grade || 'K')

const SECTION_NAMES = { 'ae.la': 'Language Arts', 'ae.voc': 'Vocabulary' } as const satisfies Record<
  CourseSection,
  string
>

export const sectionName = (section: CourseSection): string => SECTION_NAMES[section]
