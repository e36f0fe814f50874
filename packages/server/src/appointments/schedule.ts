import { TZDate } from '@date-fns/tz'
import type { Repetition } from '@wordstride/api'
import { addDays, addMinutes, differenceInCalendarDays, differenceInCalendarMonths } from 'date-fns'
import { localDate } from '../calendar/localDate'
import type { AppointmentChangeRow, AppointmentRow } from '../db/schema'
import { RRule } from './rruleModule'

type Plan = Pick<AppointmentRow, 'appointmentId' | 'startsOn' | 'startTime' | 'minutes' | 'repeats'>

/** One appointment of a plan. */
export interface Occurrence {
  appointmentId: string
  /** The day that it is by the plan. */
  occursOn: string
  /** YYYY-MM-DD and HH:MM, local. */
  date: string
  time: string
  startsAt: Date
  endsAt: Date
  isCancelled: boolean
}

export interface Span {
  from: Date
  /** Beyond it nothing begins. */
  to: Date
}

const FREQUENCIES = { day: RRule.DAILY, week: RRule.WEEKLY, month: RRule.MONTHLY } as const

/** A reading of the wall clock as if it were that of UTC: a rule knows neither zones nor daylight saving. */
const onTheWall = (date: string, time = '00:00'): Date => new Date(`${date}T${time}:00Z`)

/** A rule is gone through from its start: whole rounds that are over before a day are left out. */
function laterStart(start: Date, { every, interval }: Repetition, before: Date): Date {
  const later = new Date(start)
  const roundsOf = (passed: number, round: number) => Math.max(0, Math.floor(passed / round) - 1) * round
  if (every === 'month') {
    later.setUTCMonth(start.getUTCMonth() + roundsOf(differenceInCalendarMonths(before, start), interval), 1)
  } else {
    const round = every === 'week' ? 7 * interval : interval
    later.setUTCDate(start.getUTCDate() + roundsOf(differenceInCalendarDays(before, start), round))
  }
  return later
}

function ruleOf({ startsOn, startTime }: Plan, repeats: Repetition, from: Date) {
  const { every, interval, weekdays, until } = repeats
  const start = onTheWall(startsOn, startTime)
  return new RRule({
    freq: FREQUENCIES[every],
    interval,
    dtstart: laterStart(start, repeats, from),
    bymonthday: every === 'month' ? start.getUTCDate() : null,
    byweekday: every === 'week' && weekdays.length > 0 ? weekdays.map((day) => RRule[day]) : null,
    until: until === null ? null : onTheWall(until, '23:59'),
  })
}

/** The days of the plan from one to another, YYYY-MM-DD. */
function daysOf(plan: Plan, from: string, to: string): string[] {
  if (plan.repeats === null) return plan.startsOn >= from && plan.startsOn <= to ? [plan.startsOn] : []
  return ruleOf(plan, plan.repeats, onTheWall(from))
    .between(onTheWall(from), onTheWall(to, '23:59'), true)
    .map((day) => day.toISOString().slice(0, 10))
}

/** Whether the plan has one on the day. */
export const hasDay = (plan: Plan, day: string): boolean => daysOf(plan, day, day).length > 0

/** The moment of a reading of the wall clock; one that daylight saving leaves out is as much later. */
export function momentOf(date: string, time: string, timeZone: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(new TZDate(year, month - 1, day, hours, minutes, timeZone).getTime())
}

type Change = Pick<AppointmentChangeRow, 'occursOn' | 'isCancelled' | 'startsOn' | 'startTime' | 'minutes'>

/** A day may have moved this far from that of its plan. */
export const MOST_MOVED_DAYS = 60

/** The days of plans on which something may be that overlaps the span, YYYY-MM-DD. */
export const plannedDays = ({ from, to }: Span, timeZone: string): { first: string; last: string } => ({
  first: localDate(addDays(from, -MOST_MOVED_DAYS), timeZone),
  last: localDate(addDays(to, MOST_MOVED_DAYS), timeZone),
})

/** What of a plan overlaps the span, soonest first; what is cancelled is among it and says so. */
export function occurrencesOf(
  plan: Plan,
  changes: readonly Change[],
  span: Span,
  timeZone: string,
): Occurrence[] {
  const changed = new Map(changes.map((change) => [change.occursOn, change]))
  const { first, last } = plannedDays(span, timeZone)
  return daysOf(plan, first, last)
    .map((occursOn): Occurrence => {
      const change = changed.get(occursOn)
      const { startsOn: date, startTime: time, minutes } = change ?? { ...plan, startsOn: occursOn }
      const startsAt = momentOf(date, time, timeZone)
      return {
        appointmentId: plan.appointmentId,
        occursOn,
        date,
        time,
        startsAt,
        endsAt: addMinutes(startsAt, minutes),
        isCancelled: change?.isCancelled ?? false,
      }
    })
    .filter(({ startsAt, endsAt }) => endsAt > span.from && startsAt <= span.to)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}
