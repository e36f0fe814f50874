import type { TopPerformer } from '@wordstride/api'
import { showPoints } from '../panels/numbers'
import { PlaceBadge } from '../peers/PlaceBadge'
import styles from './PerformerList.module.css'

/** Students by their points; a long list scrolls, by keyboard, too. */
export function PerformerList({ label, performers }: { label: string; performers: readonly TopPerformer[] }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is in reach of the keyboard
      tabIndex={0}
      aria-label={`List: ${label}`}
      className={styles.area}
    >
      <ol className={styles.list}>
        {performers.map((performer, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two students may share name and points
          <Row key={i} place={i + 1} performer={performer} />
        ))}
      </ol>
    </section>
  )
}

const Row = ({ place, performer }: { place: number; performer: TopPerformer }) => (
  <li className={performer.isOwn ? `${styles.row} ${styles.own}` : styles.row}>
    <PlaceBadge place={place} />
    <span className={styles.name}>
      {performer.name}
      {performer.isOwn && ' – you'}
    </span>
    <span className={styles.points}>{showPoints(performer.points)}</span>
  </li>
)
