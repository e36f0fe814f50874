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

/** Weight of each skill by the sum of all (SR-13); 0 when there is no weight at all. */
export function normalizedWeights(skills: readonly Pick<SkillStanding, 'weight'>[]): number[] {
  const total = skills.reduce((sum, { weight }) => sum + weight, 0)
  return skills.map(({ weight }) => (total === 0 ? 0 : weight / total))
}

function weightedMean(skills: readonly SkillStanding[], scoreOf: (skill: SkillStanding) => number): number {
  const weights = normalizedWeights(skills)
  return skills.reduce((sum, skill, i) => sum + (weights[i] as number) * scoreOf(skill), 0)
}

/** SR-14: the weighted mean of the skill scores, 0 without skills; 4 decimals are kept. */
export const projectedScore = (section: CourseSection, skills: readonly SkillStanding[]): number =>
  Math.round(weightedMean(skills, (skill) => skillScore(section, skill)) * 10_000) / 10_000

/** SR-40: percent; a skill that was never measured counts as 0. */
export const overallAccuracy = (skills: readonly SkillStanding[]): number =>
  Math.min(100, 100 * weightedMean(skills, ({ accuracyRate }) => accuracyRate ?? 0))
