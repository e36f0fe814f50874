import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'

/** YYYY-MM-DD on the wall calendar of the region. */
export const localDay = (moment: Date, timeZone: string): string =>
  format(new TZDate(moment, timeZone), 'yyyy-MM-dd')
