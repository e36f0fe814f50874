import { TextField } from '@wordstride/ui'
import { shownDay } from '../panels/shownDates'
import styles from './ReportPage.module.css'

export interface Days {
  /** YYYY-MM-DD. */
  from: string
  to: string
}

/** Why days cannot be searched of which one is too late. */
export const lateFault = ({ from, to }: Days, lastDay: string): string | null =>
  from > lastDay || to > lastDay ? `Please choose days up to ${shownDay(lastDay)}.` : null

interface DateRangeProps {
  labels?: Readonly<Record<keyof Days, string>>
  days: Days
  /** Later ones cannot be had. */
  lastDay: string
  /** Why the days cannot be searched. */
  fault: string | null
  onChange(days: Days): void
}

/** Two days; what cannot be searched says why. */
export function DateRange({
  labels = { from: 'From', to: 'To' },
  days,
  lastDay,
  fault,
  onChange,
}: DateRangeProps) {
  const field = (name: keyof Days) => (
    <TextField
      label={labels[name]}
      type="date"
      value={days[name]}
      max={lastDay}
      onChange={({ target }) => onChange({ ...days, [name]: target.value })}
    />
  )
  return (
    <>
      {field('from')}
      {field('to')}
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </>
  )
}
