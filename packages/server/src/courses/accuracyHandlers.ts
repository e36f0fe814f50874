import { succeed } from '@wordstride/api'
import { overallAccuracy } from '@wordstride/learning'
import type { Handlers } from '../dispatch/callContext'
import { findGoal } from '../standing/advanceGrade'
import { skillFigures } from '../standing/skillFigures'
import { findToldSkills, toStanding } from '../standing/skillStandings'

/** The skills whose practice would add most to the score (SR-40). */
const SHOWN_SKILLS = 10

export const accuracyHandlers = {
  /** SR-40: highest improve_factor first. */
  async getCurrentAccuracy({ userId, gradeId, sectionType }, { db, now }) {
    const key = { userId, sectionType, gradeId }
    const [entries, goal] = await Promise.all([findToldSkills(db, key, now), findGoal(db, key)])
    const scores = skillFigures(sectionType, entries)
    scores.sort((a, b) => b.improveFactor - a.improveFactor)
    return succeed({
      overall: overallAccuracy(entries.map(toStanding)),
      scores: scores.slice(0, SHOWN_SKILLS),
      userGradeGoal: goal,
    })
  },
} satisfies Pick<Handlers, 'getCurrentAccuracy'>
