import type { ChapterSkill, CourseCard } from '@wordstride/api'
import { type CourseSection, TOP_LEVEL } from '@wordstride/core'

type Counts = Pick<CourseCard, 'section_type' | 'total_skill' | 'level_4' | 'level_5'>

/** COURSE-04: every skill of the card is at the top level, and there are skills. */
export function isAllProficient({ section_type, total_skill, level_4, level_5 }: Counts): boolean {
  const atTop = section_type === 'ae.la' ? level_4 : level_5
  return total_skill > 0 && atTop === total_skill
}

/** COURSE-08: the same of the skills themselves. */
export const areSkillsProficient = (section: CourseSection, skills: readonly Pick<ChapterSkill, 'level'>[]) =>
  skills.length > 0 && countProficient(section, skills) === skills.length

/** How many of the skills are at the top level. */
export const countProficient = (section: CourseSection, skills: readonly Pick<ChapterSkill, 'level'>[]) =>
  skills.filter(({ level }) => level >= TOP_LEVEL[section]).length
