import { TZDate } from '@date-fns/tz'
import { subMonths } from 'date-fns'

/** SR-06: the year on whose July 1 the running school year began, on the wall calendar of the region. */
export const schoolYearOf = (now: Date, timeZone: string): number =>
  subMonths(new TZDate(now, timeZone), 6).getFullYear()
