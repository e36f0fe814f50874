import { useQuery } from '@tanstack/react-query'
import type { DueSkills } from '@wordstride/api'
import { gradeName, PROFICIENCY_COUNTS, sectionName } from '@wordstride/learning'
import { useEffect } from 'react'
import { problemsLink } from '../links/links'
import { Panel } from '../panels/Panel'
import { counted } from '../shell/counted'
import { LinkButton } from '../shell/LinkButton'
import { DayStreak } from './DayStreak'
import styles from './ReviewPanel.module.css'
import { reviewQuery } from './reviewQuery'

const totalOf = (due: readonly DueSkills[]): number => due.reduce((sum, { count }) => sum + count, 0)

/** The installed app wears what is due as its badge. */
function useBadge(count: number | undefined): void {
  useEffect(() => {
    if (count === undefined || !('setAppBadge' in navigator)) return
    // Refused where nothing is installed.
    navigator.setAppBadge(count).catch(() => undefined)
  }, [count])
}

/** Five minutes of what is due to be remembered, and the days of work in a row. */
export function ReviewPanel({ userId }: { userId: string }) {
  const query = useQuery(reviewQuery(userId))
  useBadge(query.data && totalOf(query.data.due))
  return (
    <Panel title="Daily review" query={query} height="7rem">
      {({ due, ...streak }) => (
        <div className={styles.review}>
          <DayStreak {...streak} />
          <NextReview due={due} />
        </div>
      )}
    </Panel>
  )
}

/** The fullest review: as many as it asks at once, and how many come after it. */
function NextReview({ due: [next, ...others] }: { due: readonly DueSkills[] }) {
  if (!next)
    return <p className={styles.words}>Nothing to review today. What you learn comes back here in time.</p>
  const { sectionType, gradeId } = next
  const count = Math.min(next.count, PROFICIENCY_COUNTS[sectionType].size)
  const later = next.count - count + totalOf(others)
  return (
    <>
      <p className={styles.words}>
        <strong>{counted(count, sectionType === 'ae.voc' ? 'word' : 'skill')} to remember</strong>
        <span className={styles.place}>
          {sectionName(sectionType)} · {gradeName(gradeId)} · about 5 minutes
          {later > 0 && `, ${later} more after it`}
        </span>
      </p>
      <LinkButton
        variant="secondary"
        to={problemsLink({ sectionType, gradeId, phase: 'REVIEW_SESSION' })}
        className={styles.start}
      >
        Review
      </LinkButton>
    </>
  )
}
