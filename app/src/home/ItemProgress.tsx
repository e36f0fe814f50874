import type { AssignmentItem } from '@wordstride/api'
import { ShareBar } from '@wordstride/ui'
import { describeTask } from '../assignments/describeTask'
import styles from './ItemProgress.module.css'

/** How far an item is; what is almost done is not shown as done. */
export function ItemProgress({ item }: { item: AssignmentItem }) {
  const percent = Math.floor(item.progress * 100)
  if (item.done) return <p className={styles.done}>✓ Done</p>
  return (
    <div className={styles.progress}>
      <div
        role="progressbar"
        aria-label={`${describeTask(item).title}: done`}
        aria-valuenow={percent}
        className={styles.track}
      >
        <ShareBar share={percent / 100} color="var(--ws-primary)" className={styles.ground} />
      </div>
      <span className={styles.percent}>{percent}%</span>
    </div>
  )
}
