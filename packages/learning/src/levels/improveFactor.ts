import type { CourseSection } from '@wordstride/core'
import { type SkillStanding, skillScore } from './projectedScore'

/** Weight of each skill by the sum of all (SR-13); 0 when there is no weight at all. */
export function normalizedWeights(skills: readonly Pick<SkillStanding, 'weight'>[]): number[] {
  const total = skills.reduce((sum, skill) => sum + skill.weight, 0)
  return skills.map((skill) => (total === 0 ? 0 : skill.weight / total))
}

/** What a skill could still add to the projected score (SR-13). */
export const improveFactor = (
  section: CourseSection,
  skill: SkillStanding,
  normalizedWeight: number,
): number => normalizedWeight * (100 - skillScore(section, skill))

/** SR-40: percent; a skill that was never measured counts as 0. */
export function overallAccuracy(skills: readonly SkillStanding[]): number {
  const weights = normalizedWeights(skills)
  const sum = skills.reduce(
    (total, skill, i) => total + (weights[i] as number) * (skill.accuracyRate ?? 0),
    0,
  )
  return Math.min(100, 100 * sum)
}
