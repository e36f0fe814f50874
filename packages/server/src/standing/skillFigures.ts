import type { CourseSection } from '@wordstride/core'
import { improveFactor, normalizedWeights } from '@wordstride/learning'
import { toStanding, type UserSkill } from './skillStandings'

/** SR-13, SR-40: each skill of a grade with its share of the score and what practice would add. */
export function skillFigures(sectionType: CourseSection, entries: readonly UserSkill[]) {
  const standings = entries.map((entry) => ({ entry, standing: toStanding(entry) }))
  const weights = normalizedWeights(standings.map(({ standing }) => standing))
  return standings.map(({ entry, standing }, i) => {
    const normalizedWeight = weights[i] as number
    return {
      skillId: entry.skill.skillId,
      skillName: entry.skill.skillName,
      chapterId: entry.skill.chapterId,
      skillLevel: entry.level,
      weightedAccuracyRate: entry.accuracyRate,
      weightedMeanTime: entry.meanTime,
      skillSpecTime: standing.specifiedTimeSeconds,
      normalizedWeight,
      improveFactor: improveFactor(sectionType, standing, normalizedWeight),
    }
  })
}
