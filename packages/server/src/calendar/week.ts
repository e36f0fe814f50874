import { TZDate } from '@date-fns/tz'
import { addDays, differenceInCalendarDays, format, startOfWeek } from 'date-fns'
import { perQuarter } from './perQuarter'

export interface Week {
  /** Monday as YYYY-MM-DD on the wall calendar of the region. */
  weekStart: string
  startsAt: Date
  /** The next Monday. */
  endsAt: Date
  /** This day and those after it: 7 on Monday, 1 on Sunday. */
  daysLeft: number
  timeZone: string
}

/** SR-06: Monday 00:00:00 to Sunday 23:59:59 local time. */
export const weekOf = perQuarter((now, timeZone): Week => {
  const local = new TZDate(now, timeZone)
  const start = startOfWeek(local, { weekStartsOn: 1 })
  const end = addDays(start, 7)
  return {
    weekStart: format(start, 'yyyy-MM-dd'),
    startsAt: new Date(start.getTime()),
    endsAt: new Date(end.getTime()),
    daysLeft: differenceInCalendarDays(end, local),
    timeZone,
  }
})
