import type { Congratulation, PeerProgress, PeerRow } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { Button } from '@wordstride/ui'
import { Fragment, useState } from 'react'
import { gradeName } from '../links/gradeNames'
import { sectionName } from '../links/sectionNames'
import { CongratulateDialog } from './CongratulateDialog'
import styles from './PeerPages.module.css'
import { PlaceBadge } from './PlaceBadge'
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

  function send({ achievementId }: PeerRow, message: Congratulation): void {
    setPraised(null)
    if (achievementId !== null)
      congratulate.mutate({ achievementId, message, displayName: own?.displayName ?? null })
  }

  return (
    <>
      <table className={styles.table}>
        <caption className="ws-visually-hidden">Ranking in {sectionName(section)}</caption>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Name</th>
            <th scope="col">News</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <Fragment key={row.userId}>
              {row.seq - (rows[i - 1]?.seq ?? 0) > 1 && (
                <tr className={styles.gap}>
                  <td colSpan={3}>
                    <span aria-hidden="true">· · ·</span>
                    <span className="ws-visually-hidden">Some places are not shown.</span>
                  </td>
                </tr>
              )}
              <tr className={row === own ? styles.own : undefined}>
                <td>
                  <PlaceBadge place={row.seq} />
                </td>
                <td>
                  <span className={styles.name}>
                    {row.displayName}
                    {row === own && ' – you'}
                  </span>
                  {row.gradeId !== null && <span className={styles.small}>{gradeName(row.gradeId)}</span>}
                </td>
                <td>
                  <News row={row} onCongratulate={() => setPraised(row)} />
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
      <p role="status" className={styles.small}>
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
          {receiveCongratulationsFrom.map(({ displayName, message }) => (
            <li key={`${displayName} ${message}`}>
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
