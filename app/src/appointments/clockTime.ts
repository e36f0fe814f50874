import { format, parseISO } from 'date-fns'

/** '16:30' as '4:30 PM'. */
export const showTime = (time: string): string => format(parseISO(`2000-01-01T${time}`), 'h:mm a')

/** What the clock of this device says then; null when it is that of the school. */
export function showOwnTime(date: string, time: string, startsAt: number): string | null {
  const isSame = format(startsAt, 'yyyy-MM-dd HH:mm') === `${date} ${time}`
  return isSame ? null : format(startsAt, 'EEE h:mm a')
}
