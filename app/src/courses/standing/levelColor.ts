import type { CourseSection } from '@wordstride/core'
import { TOP_LEVEL } from '@wordstride/learning'

/** SR-42: the levels 0 to 5; the top level of either section has the last color. */
export const levelColor = (section: CourseSection, level: number): string =>
  `var(--ws-level-${level >= TOP_LEVEL[section] ? 5 : level})`
