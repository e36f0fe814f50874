import { succeed } from '@wordstride/api'
import { closeOverdueWeeks } from '../assignments/closeWeeks'
import { daysOf } from '../calendar/today'
import type { Handlers } from '../dispatch/callContext'
import { findStars } from './afficientStars'
import { findSummary } from './progressSummary'
import { findTopPerformers, findWinners } from './topPerformers'

export const homeHandlers = {
  /** Stars of both sections for the score of the current grade (SR-24). */
  async getAfficientStar({ userId }, { db, now }) {
    return succeed({ afficientStar: await findStars(db, userId, now) })
  },

  /** Closes the student's own weeks that are over first, so that their tokens are counted (SR-21). */
  async getProgressSummary({ userId, today }, { db, now, timeZone }) {
    await closeOverdueWeeks(db, userId, now, timeZone)
    const [summary, lastWeekTopPerformers] = await Promise.all([
      findSummary(db, userId, daysOf(today, now, timeZone), now),
      findWinners(db, userId, now, timeZone),
    ])
    return succeed({ data: { ...summary, lastWeekTopPerformers } })
  },

  /** Of this week so far, in the caller's country (SR-26). */
  async getWeeklyTopPerformers({ limit, points }, { db, caller, now, timeZone }) {
    const asked = { least: points, most: limit }
    return succeed({ data: await findTopPerformers(db, caller.user.userId, now, timeZone, asked) })
  },
} satisfies Pick<Handlers, 'getAfficientStar' | 'getProgressSummary' | 'getWeeklyTopPerformers'>
