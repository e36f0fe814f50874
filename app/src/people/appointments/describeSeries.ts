import type { AppointmentFields, Weekday } from '@wordstride/api'
import { shownDay } from '../../panels/shownDates'

export const DAY_NAMES: Record<Weekday, string> = {
  MO: 'Mon',
  TU: 'Tue',
  WE: 'Wed',
  TH: 'Thu',
  FR: 'Fri',
  SA: 'Sat',
  SU: 'Sun',
}

/** How often it is: 'Once', 'Every 2 weeks on Mon, Wed until Jun 1, 2026'. */
export function describeSeries({ repeats }: AppointmentFields): string {
  if (repeats === null) return 'Once'
  const { every, interval, weekdays, until } = repeats
  const often = interval === 1 ? `Every ${every}` : `Every ${interval} ${every}s`
  const days = weekdays.length === 0 ? '' : ` on ${weekdays.map((day) => DAY_NAMES[day]).join(', ')}`
  return `${often}${days}${until === null ? '' : ` until ${shownDay(until)}`}`
}
