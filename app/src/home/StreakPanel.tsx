import { useQuery } from '@tanstack/react-query'
import { showPercent, showTokens } from '../panels/numbers'
import { Panel } from '../panels/Panel'
import { shownDayOfYear } from '../panels/shownDates'
import { counted } from '../shell/counted'
import { LinkButton } from '../shell/LinkButton'
import { type Streak, streakQuery } from './homeQueries'
import styles from './StreakPanel.module.css'
import { FlameSign, TrophySign } from './signs'
import { type StreakWeek, streakWeeks, TROPHY_WEEKS } from './streakWeeks'

/** HOME-16: completed weeks in a row, the last weeks, and the trophy after ten (REW-05). */
export function StreakPanel({ userId }: { userId: string }) {
  return (
    <Panel title="Token streak" query={useQuery(streakQuery(userId))} height="9rem">
      {(streak) => (
        <>
          <Summary streak={streak} />
          <Weeks streak={streak} />
          <div className={styles.spend}>
            <LinkButton to="/rewards" variant="secondary" size="compact">
              Spend your tokens
            </LinkButton>
          </div>
        </>
      )}
    </Panel>
  )
}

function advice({ completedInARow, rewardTokens }: Streak): string {
  if (completedInARow >= TROPHY_WEEKS) return 'The trophy is yours. Keep it with every 100% week.'
  if (completedInARow === 0)
    return `Reach 100% this week and earn ${rewardTokens} tokens. ${TROPHY_WEEKS} such weeks in a row win the trophy.`
  return `Every 100% week earns ${rewardTokens} tokens. ${counted(TROPHY_WEEKS - completedInARow, 'week')} more to the trophy.`
}

function Summary({ streak }: { streak: Streak }) {
  const { completedInARow } = streak
  const hasTrophy = completedInARow >= TROPHY_WEEKS
  return (
    <div className={styles.summary}>
      <span
        className={`${styles.sign} ${hasTrophy ? styles.won : ''}`}
        {...(hasTrophy ? { role: 'img', 'aria-label': 'Trophy' } : { 'aria-hidden': true })}
      >
        {hasTrophy ? <TrophySign /> : <FlameSign />}
      </span>
      <div>
        <p className={styles.count}>
          {completedInARow === 0 ? 'Start your streak' : `${counted(completedInARow, 'week')} in a row`}
        </p>
        <p className={styles.advice}>{advice(streak)}</p>
      </div>
    </div>
  )
}

/** Ten places: the last weeks, then those to come. */
function Weeks({ streak }: { streak: Streak }) {
  const weeks = streakWeeks(streak.weeks)
  const coming = Array.from({ length: TROPHY_WEEKS - weeks.length }, (_, i) => weeks.length + i + 1)
  return (
    <ol aria-label="The last weeks" className={styles.weeks}>
      {weeks.map((week) => (
        <WeekPlace key={week.startDate} week={week} rewardTokens={streak.rewardTokens} />
      ))}
      {coming.map((place) => (
        <li key={place} aria-hidden="true" className={styles.place}>
          <span className={`${styles.circle} ${styles.coming}`}>
            {place === TROPHY_WEEKS ? <TrophySign /> : place}
          </span>
        </li>
      ))}
    </ol>
  )
}

const look = ({ isComplete, isRunning }: StreakWeek) =>
  isComplete ? styles.complete : isRunning ? styles.running : styles.missed

function WeekPlace({ week, rewardTokens }: { week: StreakWeek; rewardTokens: number }) {
  const tokens = showTokens(rewardTokens)
  return (
    <li className={styles.place}>
      <span className={`${styles.circle} ${look(week)}`}>
        {week.isComplete ? (
          <>
            <span aria-hidden="true">+{tokens}</span>
            <span className="ws-visually-hidden">{`${tokens} tokens`}</span>
          </>
        ) : (
          <span aria-hidden="true">{week.isRunning ? '●' : '–'}</span>
        )}
      </span>
      <span className={styles.percent}>{showPercent(week.percent)}</span>
      <span className={styles.date}>{week.isRunning ? 'now' : shownDayOfYear(week.startDate)}</span>
    </li>
  )
}
