import { succeed } from '@wordstride/api'
import { improveFactor, normalizedWeights, overallAccuracy } from '@wordstride/core'
import type { Handlers } from '../dispatch/callContext'
import { findUserSkills, toStanding } from './skillStandings'
import { findGoal } from './updateStanding'

/** SR-40. */
const SHOWN_SKILLS = 10

export const accuracyHandlers = {
  /** SR-40: highest improve_factor first. */
  async getCurrentAccuracy({ user_id, grade_id, section_type }, { db }) {
    const key = { userId: user_id, sectionType: section_type, gradeId: grade_id }
    const [entries, goal] = await Promise.all([findUserSkills(db, key), findGoal(db, key)])
    const standings = entries.map(toStanding)
    const weights = normalizedWeights(standings)
    const scores = entries.map((entry, i) => {
      const standing = toStanding(entry)
      const weight = weights[i] as number
      return {
        skill_id: entry.skill.skillId,
        skill_name: entry.skill.skillName,
        chapter_id: entry.skill.chapterId,
        skill_level: entry.level,
        weighted_accuracy_rate: entry.accuracyRate,
        weighted_mean_time: entry.meanTime,
        skill_spec_time: standing.specifiedTimeSeconds,
        normalized_weight: weight,
        improve_factor: improveFactor(section_type, standing, weight),
      }
    })
    scores.sort((a, b) => b.improve_factor - a.improve_factor)
    return succeed({
      overall: overallAccuracy(standings),
      scores: scores.slice(0, SHOWN_SKILLS),
      user_grade_goal: goal,
    })
  },
} satisfies Pick<Handlers, 'getCurrentAccuracy'>
