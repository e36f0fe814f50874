import { succeed } from '@wordstride/api'
import type { Handlers } from '../dispatch/callContext'
import { findStars } from './afficientStars'
import { closeLastWeek, findWinners } from './lastWeekWinners'
import { findSummary } from './progressSummary'
import { daysOf } from './today'

export const homeHandlers = {
  /** Stars of both sections for the score of the current grade (SR-24). */
  async getAfficientStar({ userId }, { db }) {
    return succeed({ afficientStar: await findStars(db, userId) })
  },

  /** Closes last week first, so that its tokens and winners are counted (SR-26). */
  async getProgressSummary({ userId, today }, { db, now, timeZone }) {
    await closeLastWeek(db, userId, now, timeZone)
    return succeed({
      data: {
        ...(await findSummary(db, userId, daysOf(today, now, timeZone), now)),
        lastWeekTopPerformers: await findWinners(db, userId, now, timeZone),
      },
    })
  },
} satisfies Pick<Handlers, 'getAfficientStar' | 'getProgressSummary'>
