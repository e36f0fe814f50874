/** A moment, or a day of the calendar as YYYY-MM-DD. */
type Day = number | string

const show = (day: Day, options: Intl.DateTimeFormatOptions): string =>
  new Date(typeof day === 'number' ? day : `${day}T12:00:00`).toLocaleString('en-US', options)

/** 'Nov 23, 2026', where the reader is. */
export const shownDay = (day: Day): string => show(day, { dateStyle: 'medium' })

/** 'Nov 23', where nobody asks for the year. */
export const shownDayOfYear = (day: Day): string => show(day, { month: 'short', day: 'numeric' })

/** YYYY-MM as 'November 2026'. */
export const shownMonth = (month: string): string => show(`${month}-01`, { month: 'long', year: 'numeric' })

/** 'Mon' or 'Monday'. */
export const shownWeekdayName = (day: Day, weekday: 'short' | 'long'): string => show(day, { weekday })

/** 'Mon, Nov 23', with the year where it is another than that of now. */
export function shownWeekday(day: string): string {
  const isThisYear = day.startsWith(`${new Date().getFullYear()}-`)
  return `${shownWeekdayName(day, 'short')}, ${isThisYear ? shownDayOfYear(day) : shownDay(day)}`
}

/** 'Nov 23, 2026, 4:22 PM', where the reader is. */
export const shownMoment = (moment: number): string =>
  show(moment, { dateStyle: 'medium', timeStyle: 'short' })

/** The same of a clock elsewhere: '2026-11-23 16:22:05'. */
export const shownWallClock = (text: string): string =>
  new Date(`${text.replace(' ', 'T')}Z`).toLocaleString('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })

/** Days as YYYY-MM-DD: 'Oct 24, 2026 to Nov 23, 2026', or the one day. */
export const shownDays = (from: string, to: string): string =>
  from === to ? shownDay(from) : `${shownDay(from)} to ${shownDay(to)}`
