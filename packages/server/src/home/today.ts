import { TZDate } from '@date-fns/tz'
import { addDays, differenceInCalendarDays, startOfDay } from 'date-fns'
import { type Week, weekOf } from '../assignments/week'

export interface Days {
  today: { startsAt: Date; endsAt: Date }
  week: Week
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})/

/** SR-06: the day that the client calls today, if it is within 1 day of the server's; else the server's. */
function todayOf(claimed: string | undefined, now: Date, timeZone: string): TZDate {
  const local = startOfDay(new TZDate(now, timeZone))
  const [, year, month, day] = DATE.exec(claimed ?? '') ?? []
  if (day === undefined) return local
  const date = new TZDate(Number(year), Number(month) - 1, Number(day), timeZone)
  return Math.abs(differenceInCalendarDays(date, local)) <= 1 ? date : local
}

/** Today and its week on the wall calendar of the region. */
export function daysOf(claimed: string | undefined, now: Date, timeZone: string): Days {
  const today = todayOf(claimed, now, timeZone)
  return {
    today: { startsAt: new Date(today.getTime()), endsAt: new Date(addDays(today, 1).getTime()) },
    week: weekOf(today, timeZone),
  }
}
