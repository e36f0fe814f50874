import { TZDate } from '@date-fns/tz'
import { addDays, differenceInCalendarDays, format, startOfWeek } from 'date-fns'

export interface Week {
  /** Monday as YYYY-MM-DD on the wall calendar of the region. */
  weekStart: string
  startsAt: Date
  /** The next Monday. */
  endsAt: Date
  /** This day and those after it: 7 on Monday, 1 on Sunday. */
  daysLeft: number
}

/** Days begin at a whole quarter of an hour everywhere. */
const QUARTER_MS = 15 * 60_000
const REMEMBERED = 1_000
/** By zone and quarter: the calendar of a zone is slow, and a request asks for its week several times. */
const weeks = new Map<string, Week>()

/** SR-06: Monday 00:00:00 to Sunday 23:59:59 local time. */
export function weekOf(now: Date, timeZone: string): Week {
  const key = `${timeZone} ${Math.floor(now.getTime() / QUARTER_MS)}`
  const known = weeks.get(key)
  if (known) return known
  if (weeks.size >= REMEMBERED) weeks.clear()
  const week = findWeekOf(now, timeZone)
  weeks.set(key, week)
  return week
}

function findWeekOf(now: Date, timeZone: string): Week {
  const local = new TZDate(now, timeZone)
  const start = startOfWeek(local, { weekStartsOn: 1 })
  const end = addDays(start, 7)
  return {
    weekStart: format(start, 'yyyy-MM-dd'),
    startsAt: new Date(start.getTime()),
    endsAt: new Date(end.getTime()),
    daysLeft: differenceInCalendarDays(end, local),
  }
}
