import type { CourseSection } from '@wordstride/core'

const NAMES = { 'ae.la': 'Language Arts', 'ae.voc': 'Vocabulary' } as const satisfies Record<
  CourseSection,
  string
>

export const sectionName = (section: CourseSection): string => NAMES[section]
