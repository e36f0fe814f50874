import { TZDate } from '@date-fns/tz'
import { addDays, differenceInCalendarDays, format, startOfDay } from 'date-fns'
import { perQuarter } from './perQuarter'
import { type Week, weekOf } from './week'

export interface Days {
  today: { startsAt: Date; endsAt: Date }
  week: Week
}

interface Day {
  startsAt: TZDate
  endsAt: Date
}

const dayFrom = (startsAt: TZDate): Day => ({ startsAt, endsAt: new Date(addDays(startsAt, 1).getTime()) })

const dayOf = perQuarter((now, timeZone): Day & { date: string } => {
  const startsAt = startOfDay(new TZDate(now, timeZone))
  return { ...dayFrom(startsAt), date: format(startsAt, 'yyyy-MM-dd') }
})

const DATE = /^(\d{4})-(\d{2})-(\d{2})/

/** SR-06: the day that the client calls today, if it is within 1 day of the server's; else the server's. */
function todayOf(claimed: string | undefined, now: Date, timeZone: string): Day {
  const local = dayOf(now, timeZone)
  const [date, year, month, day] = DATE.exec(claimed ?? '') ?? []
  if (date === undefined || date === local.date) return local
  const startsAt = new TZDate(Number(year), Number(month) - 1, Number(day), timeZone)
  return Math.abs(differenceInCalendarDays(startsAt, local.startsAt)) <= 1 ? dayFrom(startsAt) : local
}

/** Today and its week on the wall calendar of the region. */
export function daysOf(claimed: string | undefined, now: Date, timeZone: string): Days {
  const { startsAt, endsAt } = todayOf(claimed, now, timeZone)
  return {
    today: { startsAt: new Date(startsAt.getTime()), endsAt },
    week: weekOf(startsAt, timeZone),
  }
}
