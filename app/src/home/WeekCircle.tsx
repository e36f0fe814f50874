import { isCompleted } from '@wordstride/learning'
import { Ring, Skeleton } from '@wordstride/ui'
import { showPoints } from '../panels/numbers'
import { completionOf } from './completion'
import type { ThisWeek } from './homeQueries'
import styles from './WeekCircle.module.css'

function encouragement({ points, items }: ThisWeek): string {
  if (items.length === 0) return 'Nothing is planned for you yet.'
  if (isCompleted(points)) return 'You did it! Everything from here is a bonus.'
  if (points === 0) return 'Nothing done yet. Every task brings you closer to 100%.'
  return `${showPoints(100 - points)} more to 100%. Keep going!`
}

/** HOME-04: how much of the week is done. */
export function WeekCircle({ week }: { week: ThisWeek | undefined }) {
  if (!week)
    return (
      <div role="status" aria-label="Loading this week">
        <Skeleton height="76px" />
      </div>
    )
  const { color, ground, fill } = completionOf(week.points)
  return (
    <div className={styles.week}>
      <div
        role="progressbar"
        aria-label="This week"
        aria-valuenow={Math.round(fill)}
        aria-valuetext={`${showPoints(week.points)}%`}
        className={styles.circle}
      >
        <Ring share={fill / 100} color={color} ground={ground} size="76px" thickness={11}>
          {showPoints(week.points)}%
        </Ring>
      </div>
      <div>
        <h2 className={styles.title}>This week</h2>
        <p className={styles.text}>{encouragement(week)}</p>
      </div>
    </div>
  )
}
