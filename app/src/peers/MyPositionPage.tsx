import { useQuery } from '@tanstack/react-query'
import type { GradePlace } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { FIRST_POSITION_GRADE, gradeName, POSITION_GRADES } from '@wordstride/learning'
import { ChoiceField, takeLostFocus } from '@wordstride/ui'
import { useState } from 'react'
import { useAuth } from '../api/authStore'
import { SectionChoice } from '../forms/SectionChoice'
import { EmptyNote } from '../shell/EmptyNote'
import { LoadingBlock } from '../shell/LoadingBlock'
import { PageHeading } from '../shell/PageHeading'
import { Sheet } from '../shell/Sheet'
import { JoinGroup } from './JoinGroup'
import styles from './PeerPages.module.css'
import { PlacesTable } from './PlacesTable'
import { gradePlacesQuery, peerStateQuery, usePeerMembership } from './peerQueries'

/** /myposition (PEER-13). */
export function MyPositionPage() {
  const userId = useAuth((state) => state.user?.userId) ?? ''
  const [grade, setGrade] = useState(FIRST_POSITION_GRADE)
  const [section, setSection] = useState<CourseSection>('ae.la')
  const places = useQuery(gradePlacesQuery(userId, section, grade))
  const membership = usePeerMembership(userId)
  return (
    <>
      <PageHeading title="My Position in Grade" lead="The best of a grade, and you." />
      <div className={styles.tools}>
        <SectionChoice value={section} onChange={setSection} />
        <ChoiceField label="Grade" value={grade} onChange={({ target }) => setGrade(Number(target.value))}>
          {POSITION_GRADES.map((one) => (
            <option key={one} value={one}>
              {gradeName(one)}
            </option>
          ))}
        </ChoiceField>
      </div>
      {places.isPending && <LoadingBlock label="Loading the board" height="18rem" />}
      {/* A failure is swallowed (REP-08): it looks like a grade without anybody. */}
      {!places.isPending && (
        <div ref={membership.isSuccess ? takeLostFocus : undefined} tabIndex={-1}>
          <Sheet>
            {places.data && places.data.length > 0 ? (
              <Board label={`${gradeName(grade)}, places`} places={places.data} />
            ) : (
              <Nobody userId={userId} membership={membership} />
            )}
          </Sheet>
        </div>
      )}
    </>
  )
}

interface NobodyProps {
  userId: string
  membership: ReturnType<typeof usePeerMembership>
}

/** Who is in no peer group sees no board, and is on none. */
function Nobody({ userId, membership }: NobodyProps) {
  const { data: peers } = useQuery(peerStateQuery(userId))
  if (!peers?.isValidGroup || peers.inPeerGroup)
    return <EmptyNote pose="search">There is nobody to show here yet.</EmptyNote>
  return (
    <>
      <p className={styles.text}>The board is for members of a peer group.</p>
      <JoinGroup membership={membership} />
    </>
  )
}

const Board = ({ label, places }: { label: string; places: readonly GradePlace[] }) => (
  <PlacesTable
    label={label}
    lastColumn="Score"
    mark="you"
    isNarrow
    rows={places.map(({ rank, displayName, own, projectedScore }) => ({
      place: rank,
      name: displayName,
      isMarked: own,
      last: <span className={styles.score}>{projectedScore?.toFixed(2)}</span>,
    }))}
  />
)
