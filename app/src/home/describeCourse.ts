import type { CourseSection } from '@wordstride/core'
import { gradeName } from '../routes/gradeNames'
import { sectionName } from '../routes/sectionNames'

export const describeCourse = (section: CourseSection, grade: number): string =>
  `${sectionName(section)} · ${gradeName(grade)}`
