import { REFUSALS } from '@wordstride/api'
import { isActivityRange, lastActivityDay } from '@wordstride/learning'
import { TextField } from '@wordstride/ui'
import { format, subDays } from 'date-fns'
import { serverNow } from '../../api/serverClock'
import { today } from '../../panels/today'
import styles from '../ReportPage.module.css'

export interface Days {
  /** YYYY-MM-DD. */
  from: string
  to: string
}

/** Of the range that a report begins with. */
const USUAL_DAYS = 30

export const usualDays = (): Days => ({
  from: format(subDays(serverNow(), USUAL_DAYS), 'yyyy-MM-dd'),
  to: today(),
})

/** REP-03, REP-04: whether these days can be searched. */
export const canSearch = ({ from, to }: Days): boolean =>
  isActivityRange(from, to) && to <= lastActivityDay(today())

interface DateRangeProps {
  days: Days
  onChange(days: Days): void
}

/** Two days; what cannot be searched says why. */
export function DateRange({ days, onChange }: DateRangeProps) {
  const lastDay = lastActivityDay(today())
  const field = (label: string, name: keyof Days) => (
    <TextField
      label={label}
      type="date"
      value={days[name]}
      max={lastDay}
      onChange={({ target }) => onChange({ ...days, [name]: target.value })}
    />
  )
  return (
    <>
      {field('From', 'from')}
      {field('To', 'to')}
      {!isActivityRange(days.from, days.to) && (
        <p role="alert" className={styles.fault}>
          {REFUSALS.activity_range}
        </p>
      )}
    </>
  )
}
