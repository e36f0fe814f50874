import { useQuery } from '@tanstack/react-query'
import type { SessionState } from '@wordstride/core'
import { AfficiencyReport, ProficiencyReport } from '@wordstride/player'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { useAuth } from '../../auth/authStore'
import type { ProblemsQuery } from '../problemsQuery'

export interface GradedReportProps {
  session: SessionState
  query: ProblemsQuery
  /** By problem id. */
  skillNames: Readonly<Record<string, string>>
  isOpen: boolean
  onContinue(): void
  onClose(): void
}

/** The report of the phase (SES-21); that of an afficiency session fetches its score summary (SES-34). */
export function GradedReport({ session, query, skillNames, isOpen, onContinue, onClose }: GradedReportProps) {
  const userId = useAuth((state) => state.user?.user_id) ?? ''
  const isAfficiency = query.phase === 'AFFICIENCY_SESSION'
  const scores = useQuery({
    queryKey: ['afficiencySummary', session.sessionId],
    enabled: isAfficiency && session.sessionStatus === 'passed',
    queryFn: async () => {
      const { section_type, grade_id } = query
      const reply = await apiClient.call('getAfficiencySummary', { user_id: userId, section_type, grade_id })
      const { data } = unwrap(reply)
      return {
        highest: data.highest_score,
        projected: data.projected_score,
        goal: data.goal_score,
        goalLetter: data.goal_letter,
      }
    },
  })
  const report = { session, skillNames, isOpen, onContinue, onClose }
  if (isAfficiency) return <AfficiencyReport {...report} scores={scores.data ?? null} />
  return <ProficiencyReport {...report} />
}
