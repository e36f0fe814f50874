import { TZDate } from '@date-fns/tz'
import { perQuarter } from './perQuarter'

/** 0 is January. */
const JULY = 6

/** SR-06: a school year begins on July 1, local; it is called by the calendar year in which it ends. */
export const schoolYearOf = perQuarter((now, timeZone): number => {
  const local = new TZDate(now, timeZone)
  return local.getFullYear() + (local.getMonth() >= JULY ? 1 : 0)
})

/** The first moment of a school year. */
export const beginOfSchoolYear = (schoolYear: number, timeZone: string): Date =>
  new Date(new TZDate(schoolYear - 1, JULY, 1, timeZone).getTime())
