import { succeed } from '@wordstride/api'
import type { Handlers } from '../dispatch/callContext'
import { findStars } from './afficientStars'
import { closeLastWeek, findWinners } from './lastWeekWinners'
import { findSummary } from './progressSummary'
import { daysOf } from './today'

export const homeHandlers = {
  /** SR-24. */
  async getAfficientStar({ user_id }, { db }) {
    return succeed({ afficient_star: await findStars(db, user_id) })
  },

  /** SR-26. */
  async getProgressSummary({ user_id, today }, { db, now, timeZone }) {
    await closeLastWeek(db, user_id, now, timeZone)
    return succeed({
      data: {
        ...(await findSummary(db, user_id, daysOf(today, now, timeZone))),
        last_week_top_performers: await findWinners(db, user_id, now, timeZone),
      },
    })
  },
} satisfies Pick<Handlers, 'getAfficientStar' | 'getProgressSummary'>
