import type { PackSkill } from '@wordstride/content'
import type { Rule } from '../finding'

/** So many problems that a student does not meet the same one in eight weeks. */
const WANTED = { exercises: 24, atEachLevel: 12 } as const

export interface Depth {
  exercises: number
  /** Proficiency problems of the level that has least. */
  leastAtLevel: number
  isEnough: boolean
}

export function depthOf({ problems }: Pick<PackSkill, 'problems'>): Depth {
  const exercises = problems.filter(({ pool }) => pool === 'E').length
  const leastAtLevel = Math.min(
    ...[1, 2, 3, 4].map(
      (level) => problems.filter((entry) => entry.pool === 'P' && entry.level === level).length,
    ),
  )
  return {
    exercises,
    leastAtLevel,
    isEnough: exercises >= WANTED.exercises && leastAtLevel >= WANTED.atEachLevel,
  }
}

/** Skills written by hand alone stay below for now: it is told, and is no fault. */
export const depthRule: Rule = {
  name: 'depth',
  severity: 'warning',
  check(_, { pack }, report) {
    for (const { section_type, skills } of pack.chapters) {
      if (section_type !== 'ae.la') continue
      for (const skill of skills) {
        const { exercises, leastAtLevel, isEnough } = depthOf(skill)
        if (!isEnough)
          report(
            skill.skill_id,
            `${exercises} exercises and ${leastAtLevel} proficiency problems at a level; wanted are ${WANTED.exercises} and ${WANTED.atEachLevel}.`,
          )
      }
    }
  },
}
