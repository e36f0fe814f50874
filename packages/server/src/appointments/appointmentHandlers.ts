import { isMeetingLink, succeed } from '@wordstride/api'
import { addMinutes } from 'date-fns'
import { endFeeds } from '../access/endFeeds'
import type { Handlers } from '../dispatch/callContext'
import { makeFeed } from './calendarFeeds'
import { findAppointments, upcoming } from './findAppointments'

/** SR-29: the door opens so long before the start. */
const OPEN_MINUTES = 10

export const appointmentHandlers = {
  async getUpcomingAppointments({ userId }, { db, now, timeZone }) {
    const found = await findAppointments(db, userId, upcoming(now), timeZone)
    return succeed({
      upcomingAppointments: found.map(({ plan, className, ...one }) => ({
        appointmentInfo: {
          appointmentId: one.appointmentId,
          occursOn: one.occursOn,
          date: one.date,
          time: one.time,
          category: plan.category,
          calendar: plan.calendar,
          startsAt: one.startsAt.getTime(),
          endsAt: one.endsAt.getTime(),
        },
        classInfo: { name: className },
      })),
    })
  },

  /** What a client says of the appointment names it and decides nothing; a foreign one has no link, like one at another time. */
  async joinClass({ userId, appointmentInfo: { appointmentId, occursOn } }, { db, now, timeZone }) {
    const open = { from: now, to: addMinutes(now, OPEN_MINUTES) }
    const found = (await findAppointments(db, userId, open, timeZone)).find(
      (one) => one.appointmentId === appointmentId && one.occursOn === occursOn,
    )
    const link = found?.plan.meetingLink ?? null
    return succeed({ zoomLink: link !== null && isMeetingLink(link) ? link : null })
  },

  async renewCalendarFeed({ userId }, { db, now, mailing }) {
    return succeed({ address: `${mailing.publicUrl}/calendar/${await makeFeed(db, userId, now)}.ics` })
  },

  async endCalendarFeed({ userId }, { db }) {
    await endFeeds(db, userId)
    return succeed({})
  },
} satisfies Pick<Handlers, 'getUpcomingAppointments' | 'joinClass' | 'renewCalendarFeed' | 'endCalendarFeed'>
