import type { ChapterSkill, CourseCard } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { TOP_LEVEL } from '@wordstride/learning'

type Counts = Pick<CourseCard, 'sectionType' | 'totalSkill' | 'level4' | 'level5'>

/** COURSE-04: every skill of the card is at the top level, and there are skills. */
export function isAllProficient({ sectionType, totalSkill, level4, level5 }: Counts): boolean {
  const atTop = sectionType === 'ae.la' ? level4 : level5
  return totalSkill > 0 && atTop === totalSkill
}

/** COURSE-08: the same of the skills themselves. */
export const areSkillsProficient = (section: CourseSection, skills: readonly Pick<ChapterSkill, 'level'>[]) =>
  skills.length > 0 && countProficient(section, skills) === skills.length

/** How many of the skills are at the top level. */
export const countProficient = (section: CourseSection, skills: readonly Pick<ChapterSkill, 'level'>[]) =>
  skills.filter(({ level }) => level >= TOP_LEVEL[section]).length
