import type { AssignmentItem } from '@wordstride/api'
import { Link } from 'react-router-dom'
import { seesIds, useAuth } from '../api/authStore'
import { describeTask } from '../assignments/describeTask'
import { taskLink } from '../assignments/taskLink'
import { taskName } from '../assignments/taskName'
import styles from '../panels/Table.module.css'
import { today } from '../panels/today'

/** The day stands in the region's calendar, whatever the reader's zone. */
const dueText = (day: string): string =>
  day === today()
    ? 'today'
    : `by ${new Date(`${day}T12:00:00`).toLocaleDateString('en', { weekday: 'long' })}`

/** The link of an item, and where it belongs; ids are for those who ask for them (ROLE-07). */
export function ItemTitle({ item }: { item: AssignmentItem }) {
  const hasIds = useAuth(seesIds)
  const { course, title, plain } = describeTask(item)
  return (
    <>
      <Link to={taskLink(item)} className={styles.title}>
        {title}
      </Link>
      {plain && <p className={styles.small}>{plain}</p>}
      <p className={styles.small}>
        {item.label} · {course}
        {item.dueOn && ` · ${dueText(item.dueOn)}`}
      </p>
      {item.skillId && (
        <p className={styles.small}>
          {taskName(item)}
          {hasIds && ` · ${item.skillId}`}
        </p>
      )}
    </>
  )
}
