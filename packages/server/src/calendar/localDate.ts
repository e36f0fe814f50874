import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'

/** SR-03: a moment as YYYY-MM-DD on the wall calendar of the region. */
export const localDate = (moment: Date, timeZone: string): string =>
  format(new TZDate(moment, timeZone), 'yyyy-MM-dd')
