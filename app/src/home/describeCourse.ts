import type { CourseSection } from '@wordstride/core'
import { gradeName } from '../links/gradeNames'
import { sectionName } from '../links/sectionNames'

export const describeCourse = (section: CourseSection, grade: number): string =>
  `${sectionName(section)} · ${gradeName(grade)}`
