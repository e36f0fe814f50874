import type { CourseSection } from '@wordstride/core'
import { gradeName, sectionName } from '@wordstride/learning'

export const describeCourse = (section: CourseSection, grade: number): string =>
  `${sectionName(section)} · ${gradeName(grade)}`
