import type { SignIn } from '@wordstride/api'
import { format, isToday, isYesterday } from 'date-fns'

export const deviceName = ({ device }: Pick<SignIn, 'device'>): string => device ?? 'Unknown device'

export function dayInWords(at: number): string {
  if (isToday(at)) return 'today'
  return isYesterday(at) ? 'yesterday' : format(at, 'MMM d, yyyy')
}
