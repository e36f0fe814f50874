import type { ChapterSkill } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { TOP_LEVEL } from '@wordstride/learning'

export interface SkillGroup<T> {
  /** Of its first and its last skill, from 1. */
  from: number
  to: number
  skills: readonly T[]
}

/** As many as can be looked over at once; more are in groups. */
const LONGEST_PATH = 15
const GROUP_SIZE = 10

/** Skills ten by ten; a short list is one group. */
export function groupSkills<T>(skills: readonly T[]): SkillGroup<T>[] {
  if (skills.length <= LONGEST_PATH) return [{ from: 1, to: skills.length, skills }]
  const starts = skills.flatMap((_, i) => (i % GROUP_SIZE === 0 ? [i] : []))
  return starts.map((start) => {
    const group = skills.slice(start, start + GROUP_SIZE)
    return { from: start + 1, to: start + group.length, skills: group }
  })
}

/** The first skill that is still to be learned; else the first that is not proficient yet. */
export const nextSkill = <T extends Pick<ChapterSkill, 'level'>>(
  section: CourseSection,
  skills: readonly T[],
): T | undefined =>
  skills.find(({ level }) => level === 0) ?? skills.find(({ level }) => level < TOP_LEVEL[section])
