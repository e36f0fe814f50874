import type { CourseSection } from '@wordstride/core'
import { type SkillStanding, skillScore } from './projectedScore'

/** What a skill could still add to the projected score (SR-13). */
export const improveFactor = (
  section: CourseSection,
  skill: SkillStanding,
  normalizedWeight: number,
): number => normalizedWeight * (100 - skillScore(section, skill))
