import { useQuery } from '@tanstack/react-query'
import type { SessionState } from '@wordstride/core'
import { AfficiencyReport, ProficiencyReport } from '@wordstride/player'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { useAuth } from '../../auth/authStore'
import type { ProblemsQuery } from '../problemsQuery'
import type { OpenGradedSession } from './gradedSession'

export interface GradedReportProps {
  session: SessionState
  query: ProblemsQuery
  response: OpenGradedSession
  isOpen: boolean
  onContinue(): void
  onClose(): void
}

/** The report of the phase (SES-21); that of an afficiency session fetches its score summary (SES-34). */
export function GradedReport({ session, query, response, isOpen, onContinue, onClose }: GradedReportProps) {
  const userId = useAuth((state) => state.user?.user_id) ?? ''
  const isAfficiency = query.phase === 'AFFICIENCY_SESSION'
  const scores = useQuery({
    queryKey: ['afficiencySummary', response.session_uuid],
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
  const report = { session, isOpen, onContinue, onClose }
  if (isAfficiency) {
    const names = response.problems.map(({ problem_id, skill_name }) => [problem_id, skill_name])
    return (
      <AfficiencyReport {...report} scores={scores.data ?? null} skillNames={Object.fromEntries(names)} />
    )
  }
  const names = response.problems.map(({ skill_id, skill_name }) => [skill_id, skill_name])
  return <ProficiencyReport {...report} skillNames={Object.fromEntries(names)} />
}
