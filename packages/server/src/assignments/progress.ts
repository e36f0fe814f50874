import type { CourseSection } from '@wordstride/core'
import { LARGE_GAIN_UNITS, type SkillState, TOP_LEVEL } from '@wordstride/learning'
import { unitBase } from './planItems'

export interface LevelMove {
  skillId: string
  before: Pick<SkillState, 'level'>
  after: Pick<SkillState, 'level'>
  isLargeGain: boolean
}

/**
 * Counts units move by move (SR-18): levels above those at the beginning, and 2 for each top-level skill with a large
 * gain. The count is the running maximum, so that a fall takes no points away. What somebody else raised in between was
 * not gained: it is counted from there.
 */
export function countUnits(section: CourseSection) {
  const start = new Map<string, number>()
  const now = new Map<string, number>()
  const large = new Set<string>()
  let best = 0
  /** Gives the units gained so far. */
  return ({ skillId, before, after, isLargeGain }: LevelMove): number => {
    const known = now.get(skillId) ?? before.level
    const raised = Math.max(0, unitBase(section, before.level) - unitBase(section, known))
    start.set(skillId, (start.get(skillId) ?? unitBase(section, before.level)) + raised)
    now.set(skillId, Math.min(TOP_LEVEL[section], after.level))
    if (isLargeGain) large.add(skillId)
    let units = large.size * LARGE_GAIN_UNITS
    for (const [id, level] of now) units += Math.max(0, level - (start.get(id) as number))
    best = Math.max(best, units)
    return best
  }
}

/** SR-20: 0.9 x the best count of first-time correct exercises in a window of n + 1, by n; a pass is 1. */
export function learningProgress(
  flagsBySession: readonly (readonly number[])[],
  correctInARow: number,
): number {
  let best = 0
  for (const flags of flagsBySession) {
    for (let end = 1; end <= flags.length; end++) {
      const inWindow = flags.slice(Math.max(0, end - correctInARow - 1), end)
      best = Math.max(best, inWindow.filter((flag) => flag === 1).length)
    }
  }
  return 0.9 * Math.min(1, best / correctInARow)
}
