import type { AppointmentFields } from '@wordstride/api'
import { format, parseISO } from 'date-fns'

/** How often it is: 'Once', 'Every 2 weeks until Jun 1, 2026'. */
export function describeSeries({ repeats }: AppointmentFields): string {
  if (repeats === null) return 'Once'
  const { every, interval, until } = repeats
  const often = interval === 1 ? `Every ${every}` : `Every ${interval} ${every}s`
  return until === null ? often : `${often} until ${format(parseISO(until), 'MMM d, yyyy')}`
}
