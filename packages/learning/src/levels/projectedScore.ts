import type { CourseSection } from '@wordstride/core'
import { TOP_LEVEL } from '../rules/constants'

/** What the projected score needs to know of one skill (SR-13). */
export interface SkillStanding {
  level: number
  weight: number
  specifiedTimeSeconds: number
  /** Weighted accuracy rate, 0 to 1, or null when never measured. */
  accuracyRate: number | null
  /** Weighted mean time in seconds, or null when never measured. */
  meanTimeSeconds: number | null
}

const SCORE_BY_LEVEL = { 'ae.la': [0, 40, 60, 80], 'ae.voc': [0, 30, 45, 60, 80] } as const satisfies Record<
  CourseSection,
  readonly number[]
>

/** q of SR-14: 0 to 100 for one skill; accuracy and speed count at the top level only. */
export function skillScore(section: CourseSection, skill: SkillStanding): number {
  if (skill.level < TOP_LEVEL[section]) return SCORE_BY_LEVEL[section][Math.max(0, skill.level)] ?? 0
  const accuracy = skill.accuracyRate ?? 0.5
  const speed =
    skill.meanTimeSeconds === null
      ? 0.5
      : Math.min(1, skill.specifiedTimeSeconds / Math.max(skill.meanTimeSeconds, 1e-9))
  return 85 + 15 * (0.8 * accuracy + 0.2 * speed)
}

/** SR-14: the weighted mean of the skill scores, 0 without skills; 4 decimals are kept. */
export function projectedScore(section: CourseSection, skills: readonly SkillStanding[]): number {
  const totalWeight = skills.reduce((sum, skill) => sum + skill.weight, 0)
  if (totalWeight === 0) return 0
  const sum = skills.reduce(
    (total, skill) => total + (skill.weight / totalWeight) * skillScore(section, skill),
    0,
  )
  return Math.round(sum * 10_000) / 10_000
}
