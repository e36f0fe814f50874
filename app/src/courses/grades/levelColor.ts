import type { CourseSection } from '@wordstride/core'
import { TOP_LEVEL } from '@wordstride/learning'

const COLORS = ['#8c8c8c', '#ff7875', '#ffa940', '#fadb14', '#73d13d'] as const
const TOP_COLOR = '#389e0d'

/** SR-42: the levels 0 to 5; the top level of either section has the last color. */
export const levelColor = (section: CourseSection, level: number): string =>
  level >= TOP_LEVEL[section] ? TOP_COLOR : (COLORS[level] ?? TOP_COLOR)
