import { useQuery } from '@tanstack/react-query'
import type { TopPerformer } from '@wordstride/api'
import { showPoints } from '../panels/numbers'
import { Panel } from '../panels/Panel'
import { progressSummaryQuery } from './homeQueries'
import styles from './WinnersPanel.module.css'

/** HOME-12: the best of last week in the country (SR-26). */
export function WinnersPanel({ userId }: { userId: string }) {
  return (
    <Panel
      title="Last week’s winners"
      query={useQuery(progressSummaryQuery(userId))}
      height="6rem"
      emptyText={({ lastWeekTopPerformers: { length } }) =>
        length === 0 ? 'Nobody reached 100 points last week. This week it can be you.' : null
      }
    >
      {({ lastWeekTopPerformers: winners }) => (
        <ol className={styles.winners}>
          {winners.map((winner, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two students may share name and points
            <WinnerRow key={i} place={i + 1} winner={winner} />
          ))}
        </ol>
      )}
    </Panel>
  )
}

const WinnerRow = ({ place, winner }: { place: number; winner: TopPerformer }) => (
  <li className={winner.isOwn ? `${styles.row} ${styles.own}` : styles.row}>
    <span className={place <= 3 ? `${styles.place} ${styles.first}` : styles.place}>{place}</span>
    <span className={styles.name}>
      {winner.name}
      {winner.isOwn && ' – you'}
    </span>
    <span className={styles.points}>{showPoints(winner.points)}</span>
  </li>
)
