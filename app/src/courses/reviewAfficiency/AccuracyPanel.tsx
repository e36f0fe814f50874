import { Sheet } from '../../shell/Sheet'
import styles from './AccuracyPanel.module.css'

/** Current overall accuracy against the goal, both in percent with 2 decimals (COURSE-11, CONST-14). */
export function AccuracyPanel({ overall, goal }: { overall: number; goal: number }) {
  return (
    <Sheet title="Accuracy">
      <dl className={styles.numbers}>
        <Percent label="Current overall accuracy" value={overall} />
        <Percent label="Goal accuracy" value={goal} />
      </dl>
      <div className={styles.track} aria-hidden="true">
        <div
          className={styles.reached}
          data-done={overall >= goal || undefined}
          style={{ width: `${overall}%` }}
        />
        <div className={styles.goal} style={{ left: `${goal}%` }} />
      </div>
    </Sheet>
  )
}

function Percent({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value.toFixed(2)}%</dd>
    </div>
  )
}
