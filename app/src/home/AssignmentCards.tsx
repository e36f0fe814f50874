import type { AssignmentItem } from '@wordstride/api'
import { showPoints, showScore } from '../panels/numbers'
import table from '../panels/Table.module.css'
import styles from './AssignmentCards.module.css'
import { describeGoal } from './describeGoal'
import { ItemProgress } from './ItemProgress'
import { ItemTitle } from './ItemTitle'

/** ASG-01 where a table has no room. */
export function AssignmentCards({ items }: { items: readonly AssignmentItem[] }) {
  return (
    <ul className={styles.cards}>
      {items.map((item) => (
        <ItemCard key={item.label} item={item} />
      ))}
    </ul>
  )
}

function ItemCard({ item }: { item: AssignmentItem }) {
  const facts = [
    ['Goal', describeGoal(item)],
    ['Score', `${showScore(item.startScore)} → ${showScore(item.targetScore)}`],
    ['Now', showScore(item.currentScore)],
    ['Points', showPoints(item.point)],
  ] as const
  return (
    <li className={`${styles.card} ${table.linked}`}>
      <ItemTitle item={item} />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ItemProgress item={item} />
    </li>
  )
}
