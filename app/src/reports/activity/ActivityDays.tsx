import { REFUSALS } from '@wordstride/api'
import { isActivityRange, lastActivityDay } from '@wordstride/learning'
import { format, subDays } from 'date-fns'
import { serverNow } from '../../api/serverClock'
import { today } from '../../panels/today'
import { DateRange, type Days, lateFault } from '../DateRange'

/** Of the range that a report begins with. */
const USUAL_DAYS = 30

export const usualDays = (): Days => ({
  from: format(subDays(serverNow(), USUAL_DAYS), 'yyyy-MM-dd'),
  to: today(),
})

/** REP-03, REP-04: why these days cannot be searched. */
const faultOf = (days: Days): string | null =>
  isActivityRange(days.from, days.to) ? lateFault(days, lastActivityDay(today())) : REFUSALS.activity_range

export const canSearch = (days: Days): boolean => faultOf(days) === null

interface ActivityDaysProps {
  days: Days
  onChange(days: Days): void
}

/** The days of a report on activity. */
export const ActivityDays = ({ days, onChange }: ActivityDaysProps) => (
  <DateRange days={days} lastDay={lastActivityDay(today())} fault={faultOf(days)} onChange={onChange} />
)
