/** CONST-43: months that an activity report spans at most, and days after today that can be chosen. */
const ACTIVITY_MONTHS = 6
const ACTIVITY_DAYS_AHEAD = 2

const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number]

/** The same day of a later month, or the last day of it: YYYY-MM-DD. */
function monthsAfter(day: string, months: number): string {
  const [year, month, date] = partsOf(day)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** REP-03: whether an activity report can span these days (YYYY-MM-DD). */
export const isActivityRange = (from: string, to: string): boolean =>
  from !== '' && from <= to && to <= monthsAfter(from, ACTIVITY_MONTHS)

/** REP-04: the last day that can be chosen (YYYY-MM-DD). */
export function lastActivityDay(today: string): string {
  const [year, month, date] = partsOf(today)
  return new Date(Date.UTC(year, month - 1, date + ACTIVITY_DAYS_AHEAD)).toISOString().slice(0, 10)
}
