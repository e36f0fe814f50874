/** 'Nov 23, 2026', where the reader is. */
export const shownDay = (moment: number): string =>
  new Date(moment).toLocaleDateString('en-US', { dateStyle: 'medium' })

/** 'Nov 23, 2026, 4:22 PM', where the reader is. */
export const shownMoment = (moment: number): string =>
  new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** The same of a clock elsewhere: '2026-11-23 16:22:05'. */
export const shownWallClock = (text: string): string =>
  new Date(`${text.replace(' ', 'T')}Z`).toLocaleString('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })

/** Days as YYYY-MM-DD: 'Oct 24, 2026 to Nov 23, 2026', or the one day. */
export function shownDays(from: string, to: string): string {
  const shown = (day: string) => shownDay(new Date(`${day}T12:00:00`).getTime())
  return from === to ? shown(from) : `${shown(from)} to ${shown(to)}`
}
