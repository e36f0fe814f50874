import { useQuery } from '@tanstack/react-query'
import type { PeerRow } from '@wordstride/api'
import { takeLostFocus } from '@wordstride/ui'
import { Panel } from '../panels/Panel'
import { LinkButton } from '../shell/LinkButton'
import { JoinGroup } from './JoinGroup'
import styles from './PeerCard.module.css'
import { PlaceBadge } from './PlaceBadge'
import { peerStateQuery, rankingQuery, usePeerMembership } from './peerQueries'

const TITLE = 'Peer progress'
const SECTION = 'ae.la'

/** HOME-06 to HOME-08: the ranking for who is in a group, the way into one, or nothing. */
export function PeerCard({ userId }: { userId: string }) {
  const state = useQuery(peerStateQuery(userId))
  const membership = usePeerMembership(userId)
  if (state.data && !state.data.isValidGroup) return null
  if (state.data?.inPeerGroup)
    return (
      <div ref={membership.isIdle ? undefined : takeLostFocus} tabIndex={-1}>
        <RankingCard userId={userId} />
      </div>
    )
  return (
    <Panel title={TITLE} query={state} height="9rem">
      {() => <JoinGroup membership={membership} />}
    </Panel>
  )
}

function RankingCard({ userId }: { userId: string }) {
  return (
    <Panel
      title={TITLE}
      query={useQuery(rankingQuery(userId, SECTION))}
      height="9rem"
      emptyText={(ranking) =>
        'problem' in ranking ? 'Your group is just beginning. Its ranking shows up here soon.' : null
      }
    >
      {(ranking) =>
        'progress' in ranking && (
          <>
            <ol className={styles.rows}>
              {ranking.progress.rows.map((row) => (
                <Row key={row.userId} row={row} isOwn={row.seq === ranking.progress.myRank} />
              ))}
            </ol>
            <LinkButton
              to="/PeerProgress"
              state={{ rank: ranking.progress.myRank }}
              variant="secondary"
              size="compact"
            >
              My position
            </LinkButton>
          </>
        )
      }
    </Panel>
  )
}

const Row = ({ row, isOwn }: { row: PeerRow; isOwn: boolean }) => (
  <li className={isOwn ? `${styles.row} ${styles.own}` : styles.row}>
    <PlaceBadge place={row.seq} />
    <span className={styles.name}>
      {row.displayName}
      {isOwn && ' – you'}
    </span>
  </li>
)
