import type { Congratulation, PeerProgress, PeerRow } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { gradeName, sectionName } from '@wordstride/learning'
import { Button, takeLostFocus } from '@wordstride/ui'
import { useState } from 'react'
import { CongratulateDialog } from './CongratulateDialog'
import styles from './PeerPages.module.css'
import { PlacesTable } from './PlacesTable'
import { useCongratulate } from './peerQueries'

interface RankingTableProps {
  userId: string
  section: CourseSection
  progress: PeerProgress
}

/** The places that a student sees; where some are left out, a line says so. */
export function RankingTable({ userId, section, progress }: RankingTableProps) {
  const { rows, myRank } = progress
  const congratulate = useCongratulate(userId)
  const [praised, setPraised] = useState<PeerRow | null>(null)
  const own = rows.find(({ seq }) => seq === myRank)

  /** The button that asked for it has gone. */
  const isSent =
    congratulate.isSuccess &&
    rows.some((row) => row.congratSent && row.achievementId === congratulate.variables.achievementId)

  function send({ achievementId }: PeerRow, message: Congratulation): void {
    setPraised(null)
    if (achievementId !== null)
      congratulate.mutate({ achievementId, message, displayName: own?.displayName ?? null })
  }

  return (
    <>
      <PlacesTable
        label={`Ranking in ${sectionName(section)}`}
        lastColumn="News"
        mark="you"
        rows={rows.map((row) => ({
          place: row.seq,
          name: row.displayName,
          isMarked: row === own,
          note: row.gradeId === null ? null : gradeName(row.gradeId),
          last: <News row={row} onCongratulate={() => setPraised(row)} />,
        }))}
      />
      <p ref={isSent ? takeLostFocus : undefined} tabIndex={-1} role="status" className={styles.said}>
        {congratulate.isError && congratulate.error.message}
        {congratulate.isSuccess && 'Your congratulations are on their way.'}
      </p>
      <CongratulateDialog row={praised} onChoose={send} onClose={() => setPraised(null)} />
    </>
  )
}

interface NewsProps {
  row: PeerRow
  onCongratulate(): void
}

/** What there is to be glad about, and what can be said to it (PEER-10). */
function News({ row, onCongratulate }: NewsProps) {
  const { achievementId, achievementMsg, ownAchievement, congratSent, receiveCongratulationsFrom } = row
  if (achievementId === null) return null
  return (
    <div className={styles.news}>
      <span>{achievementMsg}</span>
      {ownAchievement ? (
        <ul className={styles.received} aria-label="Congratulations to you">
          {receiveCongratulationsFrom.map(({ displayName, message }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two peers may share name and words; new ones come last
            <li key={i}>
              <strong>{message}</strong> {displayName}
            </li>
          ))}
        </ul>
      ) : congratSent ? (
        <span className={styles.sent}>
          <span aria-hidden="true">✓ </span>Congratulations sent
        </span>
      ) : (
        <Button
          variant="secondary"
          size="compact"
          aria-label={`Congratulate ${row.displayName}`}
          onClick={onCongratulate}
        >
          Congratulate
        </Button>
      )}
    </div>
  )
}
