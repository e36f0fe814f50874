import { useQuery } from '@tanstack/react-query'
import type { CourseSection } from '@wordstride/core'
import { Button, takeLostFocus } from '@wordstride/ui'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAuth } from '../api/authStore'
import { SectionChoice } from '../forms/SectionChoice'
import { EmptyNote } from '../shell/EmptyNote'
import { LinkButton } from '../shell/LinkButton'
import { LoadFailure } from '../shell/LoadFailure'
import { LoadingBlock } from '../shell/LoadingBlock'
import { PageHeading } from '../shell/PageHeading'
import { Sheet } from '../shell/Sheet'
import { DropGroupDialog } from './DropGroupDialog'
import { InstructionsDialog } from './InstructionsDialog'
import { JoinGroup } from './JoinGroup'
import styles from './PeerPages.module.css'
import { peerStateQuery, rankingQuery, usePeerMembership } from './peerQueries'
import { RankingTable } from './RankingTable'

const TITLE = 'My Position in Peer Group'

/** /PeerProgress (PEER-01, PEER-02). */
export function PeerProgressPage() {
  const userId = useAuth((state) => state.user?.userId) ?? ''
  const state = useQuery(peerStateQuery(userId))
  const membership = usePeerMembership(userId)
  return (
    <>
      <PageHeading title={TITLE} lead="You and others in your grade." />
      {state.isPending && <LoadingBlock label="Loading your peer group" height="18rem" />}
      {state.isError && <LoadFailure what="Your peer group" onRetry={() => void state.refetch()} />}
      {state.data &&
        (state.data.inPeerGroup ? (
          <div ref={membership.isSuccess ? takeLostFocus : undefined} tabIndex={-1}>
            <PeerGroup userId={userId} />
          </div>
        ) : (
          <Sheet>
            <p className={styles.text}>Peer group information not available.</p>
            {state.data.isValidGroup ? (
              <JoinGroup membership={membership} />
            ) : (
              <LinkButton to="/home" variant="secondary">
                Home
              </LinkButton>
            )}
          </Sheet>
        ))}
    </>
  )
}

/** The place that home has told, when the page was opened from there. */
const useToldRank = (): number | null => {
  const told = useLocation().state as { rank?: unknown } | null
  return typeof told?.rank === 'number' ? told.rank : null
}

function PeerGroup({ userId }: { userId: string }) {
  const told = useToldRank()
  const [section, setSection] = useState<CourseSection>('ae.la')
  const [searched, setSearched] = useState<CourseSection | null>(told === null ? null : 'ae.la')
  const [opened, setOpened] = useState<'instructions' | 'drop' | null>(null)
  const ranking = useQuery({
    ...rankingQuery(userId, searched ?? 'ae.la'),
    enabled: searched !== null,
  })

  function search(): void {
    if (searched === section) void ranking.refetch()
    else setSearched(section)
  }

  return (
    <>
      <div className={styles.tools}>
        <SectionChoice value={section} onChange={setSection} />
        <Button isLoading={ranking.isFetching} onClick={search}>
          Search
        </Button>
        <Button variant="secondary" onClick={() => setOpened('instructions')}>
          Instructions
        </Button>
      </div>
      <Sheet aria-busy={ranking.isFetching}>
        {searched === null ? (
          <EmptyNote pose="show">Please fetch peer group information.</EmptyNote>
        ) : ranking.data && 'progress' in ranking.data ? (
          <RankingTable userId={userId} section={searched} progress={ranking.data.progress} />
        ) : ranking.isPending ? (
          <>
            {told !== null && <p className={styles.text}>Your place: {told}</p>}
            <LoadingBlock label="Loading the ranking" height="14rem" />
          </>
        ) : (
          <div role="alert">
            <p className={styles.failure}>Fail to get Peer Progress Board</p>
            {ranking.data && <p className={styles.text}>{ranking.data.problem}</p>}
          </div>
        )}
      </Sheet>
      <div className={styles.leave}>
        <Button variant="quiet" className="ws-line-start" onClick={() => setOpened('drop')}>
          Drop group
        </Button>
      </div>
      <InstructionsDialog isOpen={opened === 'instructions'} onClose={() => setOpened(null)} />
      <DropGroupDialog userId={userId} isOpen={opened === 'drop'} onClose={() => setOpened(null)} />
    </>
  )
}
