import { useQuery } from '@tanstack/react-query'
import type { AssignmentItem } from '@wordstride/api'
import { sectionName } from '@wordstride/learning'
import { CheckIcon } from '@wordstride/ui'
import { Link } from 'react-router-dom'
import { describeTask } from '../assignments/describeTask'
import { taskLink } from '../assignments/taskLink'
import { Panel } from '../panels/Panel'
import { type ThisWeek, thisWeekQuery } from './homeQueries'
import { PathPlace } from './PathPlace'
import { FlagSign } from './signs'
import styles from './WeekPath.module.css'

/** The week as a path: a place for each task, the next one marked, and a flag at its end. */
export function WeekPath({ userId }: { userId: string }) {
  return (
    <Panel
      title="My week"
      query={useQuery(thisWeekQuery(userId))}
      height="var(--week-path-height)"
      emptyText={({ items }) =>
        items.length === 0 ? 'Nothing is planned for you yet. Press Start and go!' : null
      }
    >
      {(week) => <Path week={week} />}
    </Panel>
  )
}

/** What is beyond a whole week is a bonus. */
function sumOf(points: number): string {
  const whole = Math.floor(points)
  return whole > 100 ? `100% and ${whole - 100} more` : `${whole}%`
}

function Path({ week: { items, points } }: { week: ThisWeek }) {
  const next = items.find(({ done }) => !done)
  const done = items.filter((item) => item.done).length
  return (
    <>
      <ol className={styles.path}>
        {items.map((item, i) => (
          <Place key={item.label} item={item} number={i + 1} isNext={item === next} />
        ))}
        <li className={styles.place}>
          <span className={`${styles.goal} ${next ? '' : styles.reached}`}>
            <FlagSign />
          </span>
          <span className={styles.words}>
            <span className={styles.title}>{next ? 'Finish' : 'You made it!'}</span>
          </span>
        </li>
      </ol>
      <p className={styles.sum}>
        {done} of {items.length} done · {sumOf(points)}
      </p>
    </>
  )
}

interface PlaceProps {
  item: AssignmentItem
  number: number
  isNext: boolean
}

function Place({ item, number, isNext }: PlaceProps) {
  const { title, plain } = describeTask(item)
  const state = item.done ? 'done' : isNext ? 'next' : item.progress > 0 ? 'begun' : 'to do'
  return (
    <PathPlace
      share={item.done ? 1 : item.progress}
      face={item.done ? <CheckIcon /> : number}
      look={state === 'done' || state === 'next' ? state : 'usual'}
    >
      <Link to={taskLink(item)} className={styles.title}>
        {plain ?? title}
      </Link>
      <span className={styles.section}>{sectionName(item.sectionType)}</span>
      <span className={isNext ? styles.badge : 'ws-visually-hidden'}>{isNext ? 'Next' : state}</span>
    </PathPlace>
  )
}
