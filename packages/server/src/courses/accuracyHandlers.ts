import { succeed } from '@wordstride/api'
import { improveFactor, normalizedWeights, overallAccuracy } from '@wordstride/learning'
import type { Handlers } from '../dispatch/callContext'
import { findGoal } from '../standing/advanceGrade'
import { findUserSkills, toStanding } from '../standing/skillStandings'

/** The skills whose practice would add most to the score (SR-40). */
const SHOWN_SKILLS = 10

export const accuracyHandlers = {
  /** SR-40: highest improve_factor first. */
  async getCurrentAccuracy({ userId, gradeId, sectionType }, { db }) {
    const key = { userId, sectionType, gradeId }
    const [entries, goal] = await Promise.all([findUserSkills(db, key), findGoal(db, key)])
    const standings = entries.map(toStanding)
    const weights = normalizedWeights(standings)
    const scores = entries.map((entry, i) => {
      const standing = toStanding(entry)
      const weight = weights[i] as number
      return {
        skillId: entry.skill.skillId,
        skillName: entry.skill.skillName,
        chapterId: entry.skill.chapterId,
        skillLevel: entry.level,
        weightedAccuracyRate: entry.accuracyRate,
        weightedMeanTime: entry.meanTime,
        skillSpecTime: standing.specifiedTimeSeconds,
        normalizedWeight: weight,
        improveFactor: improveFactor(sectionType, standing, weight),
      }
    })
    scores.sort((a, b) => b.improveFactor - a.improveFactor)
    return succeed({
      overall: overallAccuracy(standings),
      scores: scores.slice(0, SHOWN_SKILLS),
      userGradeGoal: goal,
    })
  },
} satisfies Pick<Handlers, 'getCurrentAccuracy'>
