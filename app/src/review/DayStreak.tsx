import { counted } from '../shell/counted'
import styles from './ReviewPanel.module.css'

interface DayStreakProps {
  streakDays: number
  streakFreezes: number
  isActiveToday: boolean
}

/** Days of work in a row: a flame that burns once today counts. */
export function DayStreak({ streakDays, streakFreezes, isActiveToday }: DayStreakProps) {
  return (
    <div className={styles.streak}>
      <span className={isActiveToday ? styles.lit : styles.unlit}>
        <Flame />
      </span>
      <p className={styles.words}>
        <strong>{streakDays === 0 ? 'Start a day streak' : `${counted(streakDays, 'day')} in a row`}</strong>
        <span className={styles.place}>{textOf(streakDays, streakFreezes, isActiveToday)}</span>
      </p>
    </div>
  )
}

function textOf(days: number, freezes: number, isActiveToday: boolean): string {
  if (!isActiveToday) return days === 0 ? 'Finish a session to begin.' : 'Finish a session today to go on.'
  if (freezes === 0) return 'A full week earns a free day.'
  return `${counted(freezes, 'free day')} saved`
}

const Flame = () => (
  <svg width="28" height="28" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M12 2c1 4 6 6.5 6 12a6 6 0 0 1-12 0c0-2.6 1.3-4 2.4-5.4.5 1.4 1.2 2 2 2.4C10 8 10.4 5 12 2z" />
  </svg>
)
