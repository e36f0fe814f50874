import { useQuery } from '@tanstack/react-query'
import { LaterGuide } from '@wordstride/ui'
import { Panel } from '../panels/Panel'
import { AssignmentItems } from './AssignmentItems'
import styles from './AssignmentPanel.module.css'
import { thisWeekQuery } from './homeQueries'

/** HOME-18: the regular items of this week. */
export function AssignmentPanel({ userId }: { userId: string }) {
  const title = 'This week’s assignment'
  return (
    <Panel title={title} query={useQuery(thisWeekQuery(userId))} height="12rem">
      {({ items }) =>
        items.length > 0 ? <AssignmentItems label={title} items={items} height="260px" /> : <NoAssignments />
      }
    </Panel>
  )
}

/** The week has no assignment (ASG-03, ERR-13). */
const NoAssignments = () => (
  <div className={styles.none}>
    <LaterGuide pose="sleep" size={72} />
    <span className={styles.tag} style={{ color: 'var(--ws-incorrect)' }}>
      <span>No Assignments</span>
    </span>
    <p>You can still practice: press Start, or pick a skill of your grade.</p>
  </div>
)
