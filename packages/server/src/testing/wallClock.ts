const formats = new Map<string, Intl.DateTimeFormat>()

/** YYYY-MM-DD and the minutes since midnight, by the platform's own calendar. */
export function wall(at: number, timeZone: string): { day: string; minutes: number } {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  formats.set(timeZone, known)
  const p = Object.fromEntries(known.formatToParts(at).map(({ type, value }) => [type, value]))
  return { day: `${p.year}-${p.month}-${p.day}`, minutes: Number(p.hour) * 60 + Number(p.minute) }
}

const DAY = 86_400_000
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`)
export const dayAfter = (day: string, count: number) =>
  new Date(utc(day) + count * DAY).toISOString().slice(0, 10)
const dayNumber = (day: string) => utc(day) / DAY
/** 0 is Monday. */
const weekday = (day: string) => (new Date(utc(day)).getUTCDay() + 6) % 7
export const mondayOf = (day: string) => dayAfter(day, -weekday(day))

/** The moment at which the wall clock shows so many minutes of a day. */
export function momentOf(day: string, minutes: number, timeZone: string): number {
  let at = utc(day) + minutes * 60_000
  for (let i = 0; i < 3; i++) {
    const is = wall(at, timeZone)
    at += (dayNumber(day) - dayNumber(is.day)) * DAY + (minutes - is.minutes) * 60_000
  }
  return at
}
