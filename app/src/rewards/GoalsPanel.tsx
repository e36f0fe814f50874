import { useQuery } from '@tanstack/react-query'
import { type Goal, NO_GOALS_TEXT } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useId, useState } from 'react'
import { Panel } from '../panels/Panel'
import { shownDay } from '../panels/shownDates'
import styles from './GoalsPanel.module.css'
import { goalTargets } from './goalTargets'
import { goalsQuery } from './rewardQueries'
import { GiftSign, TickSign } from './rewardSigns'
import { goalsAhead, shownGoals } from './shownGoals'

/** HOME-15: what was agreed on, the next date first. */
export function GoalsPanel({ userId }: { userId: string }) {
  return (
    <Panel
      title="Goals and rewards"
      query={useQuery(goalsQuery(userId))}
      height="7rem"
      emptyText={({ goals, currentGrade }) =>
        goalsAhead(goals, currentGrade).length === 0 ? NO_GOALS_TEXT : null
      }
    >
      {({ goals, currentGrade }) => <GoalList goals={goalsAhead(goals, currentGrade)} />}
    </Panel>
  )
}

function GoalList({ goals }: { goals: readonly Goal[] }) {
  const [isAllShown, setIsAllShown] = useState(false)
  const listId = useId()
  const shown = shownGoals(goals, isAllShown)
  const hasMore = shownGoals(goals, false).length < goals.length
  return (
    <>
      <ul id={listId} className={styles.goals}>
        {shown.map((goal) => (
          <GoalRow key={goal.goalId} goal={goal} />
        ))}
      </ul>
      {hasMore && (
        <div className={styles.toggle}>
          <Button
            variant="quiet"
            size="compact"
            aria-pressed={isAllShown}
            aria-controls={listId}
            onClick={() => setIsAllShown(!isAllShown)}
          >
            Show all {goals.length}
          </Button>
        </div>
      )}
    </>
  )
}

function GoalRow({ goal }: { goal: Goal }) {
  const { goalDate, reward, reachedAt } = goal
  const isReached = reachedAt !== null
  return (
    <li className={styles.goal}>
      <span className={isReached ? `${styles.sign} ${styles.reached}` : styles.sign} aria-hidden="true">
        {isReached ? <TickSign /> : <GiftSign />}
      </span>
      <div className={styles.text}>
        <p className={styles.reward}>{reward}</p>
        {goalTargets(goal).map(({ where, score }) => (
          <p key={where} className={styles.target}>
            {where}: <span className={styles.score}>{score}</span>
          </p>
        ))}
      </div>
      <p className={styles.date}>
        {isReached && <strong>Reached · </strong>}
        by <time dateTime={goalDate}>{shownDay(goalDate)}</time>
      </p>
    </li>
  )
}
