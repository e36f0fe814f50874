import { succeed } from '@wordstride/api'
import { PROFICIENCY_COUNTS } from '@wordstride/learning'
import { closeOverdueWeeks } from '../assignments/closeWeeks'
import { daysOf } from '../calendar/today'
import type { Handlers } from '../dispatch/callContext'
import { namedSkills } from '../sessions/graded/chooseSkills'
import type { GradedScope } from '../sessions/graded/planSession'
import { takeSession } from '../sessions/graded/takeSession'
import { findUserSkills, type UserSkill } from '../standing/skillStandings'
import { findStreak } from './findStreak'
import { countDue, findDue, refreshMemories } from './skillMemories'

export const reviewHandlers = {
  async getDailyReview({ userId }, { db, now, timeZone }) {
    // A week that is over may have earned a freeze.
    await Promise.all([refreshMemories(db, userId), closeOverdueWeeks(db, userId, now, timeZone)])
    // What is due later today is due today: a day has one review.
    const { today } = daysOf(undefined, now, timeZone)
    const [due, streak] = await Promise.all([
      countDue(db, userId, today.endsAt),
      findStreak(db, userId, { now, timeZone }),
    ])
    return succeed({
      due,
      streakDays: streak.days,
      streakFreezes: streak.freezes,
      isActiveToday: streak.isActiveToday,
    })
  },

  /** Five minutes of what is due. */
  async takeReview({ userId, sectionType, gradeId }, context) {
    const { db, now, timeZone } = context
    const scope: GradedScope = { userId, sectionType, gradeId, phase: 'REVIEW_SESSION', skillId: null }
    const entries = await findUserSkills(db, scope, now)
    return takeSession(
      {
        scope,
        entries,
        path: null,
        request: {},
        isForced: false,
        async choose() {
          await refreshMemories(db, userId)
          const due = await findDue(db, scope, daysOf(undefined, now, timeZone).today.endsAt)
          const entryOf = new Map(entries.map((entry) => [entry.skill.skillId, entry]))
          const known = due
            .map((skillId) => entryOf.get(skillId))
            .filter((entry): entry is UserSkill => entry !== undefined)
          return namedSkills(known.slice(0, PROFICIENCY_COUNTS[sectionType].size), entries)
        },
      },
      context,
    )
  },
} satisfies Pick<Handlers, 'getDailyReview' | 'takeReview'>
