import type { SignIn } from '@wordstride/api'
import { isToday, isYesterday } from 'date-fns'
import { shownDay } from '../../panels/shownDates'

export const deviceName = ({ device }: Pick<SignIn, 'device'>): string => device ?? 'Unknown device'

export function dayInWords(at: number): string {
  if (isToday(at)) return 'today'
  return isYesterday(at) ? 'yesterday' : shownDay(at)
}
