import type { AssignmentItem } from '@wordstride/api'
import { showPoints, showScore } from '../panels/numbers'
import styles from '../panels/Table.module.css'
import { TableArea } from '../panels/TableArea'
import { describeGoal } from './describeGoal'
import { ItemProgress } from './ItemProgress'
import { ItemTitle } from './ItemTitle'

const TEXT_COLUMNS = ['Task', 'Goal', 'Done']
const COLUMNS = ['Task', 'Goal', 'Start score', 'Score now', 'Target score', 'Points', 'Done']

interface AssignmentTableProps {
  label: string
  items: readonly AssignmentItem[]
  /** It scrolls at this height (CONST-12). */
  height: string
}

/** ASG-01: a row opens its session (ASG-02). */
export function AssignmentTable({ label, items, height }: AssignmentTableProps) {
  return (
    <TableArea label={label} height={height}>
      <thead>
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col" className={TEXT_COLUMNS.includes(name) ? undefined : styles.number}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.label} className={styles.linked}>
            <td className={styles.task}>
              <ItemTitle item={item} />
            </td>
            <td className={styles.nowrap}>{describeGoal(item)}</td>
            <td className={styles.number}>{showScore(item.startScore)}</td>
            <td className={styles.number}>{showScore(item.currentScore)}</td>
            <td className={styles.number}>{showScore(item.targetScore)}</td>
            <td className={`${styles.number} ${styles.strong}`}>{showPoints(item.point)}</td>
            <td className={styles.done}>
              <ItemProgress item={item} />
            </td>
          </tr>
        ))}
      </tbody>
    </TableArea>
  )
}
