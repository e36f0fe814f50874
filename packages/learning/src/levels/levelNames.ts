import type { CourseSection } from '@wordstride/core'
import { TOP_LEVEL } from '../rules/constants'

/** Level names of sessions and reports (SES-27). */
export function levelName(section: CourseSection, level: number, isSecondTry = false): string {
  if (level <= 0) return 'to be reviewed'
  if (level >= TOP_LEVEL[section]) return 'PROFICIENT'
  return level === 1 && isSecondTry ? 'Make-up Level 1' : `Level ${level}`
}

/** Status of a skill in the chapter list; spelled differently from reports (C-28). */
export function skillStatus(section: CourseSection, level: number, isSecondTry = false): string {
  return level >= TOP_LEVEL[section] ? 'Proficient' : levelName(section, level, isSecondTry)
}
