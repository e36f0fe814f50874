import { useQuery } from '@tanstack/react-query'
import type { SessionState } from '@wordstride/learning'
import { lazy } from 'react'
import { useAuth } from '../../api/authStore'
import { useReportSound } from '../../settings/useReportSound'
import { preloadReport } from '../preloadReport'
import type { ProblemsQuery } from '../problemsQuery'
import { afficiencySummaryQuery } from './gradedQueries'

const ProficiencyReport = lazy(() =>
  preloadReport().then((module) => ({ default: module.ProficiencyReport })),
)
const ReviewReport = lazy(() => preloadReport().then((module) => ({ default: module.ReviewReport })))
const AfficiencyReport = lazy(() => preloadReport().then((module) => ({ default: module.AfficiencyReport })))

export interface GradedReportProps {
  session: SessionState
  query: ProblemsQuery
  /** By problem id. */
  skillNames: Readonly<Record<string, string>>
  isOpen: boolean
  /** What comes next is looked for. */
  isGoingOn: boolean
  onContinue(): void
  onClose(): void
}

/** The report of the phase (SES-21); that of an afficiency session fetches its score summary (SES-34). */
export function GradedReport({ query, ...given }: GradedReportProps) {
  const userId = useAuth((state) => state.user?.userId) ?? ''
  const isAfficiency = query.phase === 'AFFICIENCY_SESSION'
  const scores = useQuery({
    ...afficiencySummaryQuery(userId, query, given.session.sessionId),
    enabled: isAfficiency,
  })
  const sound = useReportSound()
  const report = { ...given, sound }
  if (isAfficiency)
    return (
      <AfficiencyReport
        {...report}
        scores={scores.data ?? null}
        scoresFailure={
          scores.errorUpdateCount > 0
            ? { isRetrying: scores.isFetching, onRetry: () => void scores.refetch() }
            : null
        }
      />
    )
  if (query.phase === 'REVIEW_SESSION') return <ReviewReport {...report} />
  return <ProficiencyReport {...report} />
}
