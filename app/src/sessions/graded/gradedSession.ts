import type { CallResult, GradedExercise as WireExercise } from '@wordstride/api'
import { AFFICIENCY_COUNTS, foldSession, policyOf } from '@wordstride/learning'
import type { GradedExercise } from '@wordstride/player'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { outbox } from '../../outbox/outbox'
import { withDraft } from '../drafts'
import type { ProblemsQuery } from '../problemsQuery'

type Success<TName extends 'takeProficiency' | 'takeAfficiency' | 'takeReview'> = Extract<
  CallResult<TName>,
  { isSuccess: true }
>

/** A session as the server gives it: new, or as it was left. */
export type GradedResponse = Success<'takeProficiency'> | Success<'takeAfficiency'> | Success<'takeReview'>
/** One with problems in it. */
export type OpenGradedSession = GradedResponse & { sessionId: string }

export const isOpen = (response: GradedResponse): response is OpenGradedSession =>
  response.sessionId !== null && response.problems.length > 0

/** SES-01: each phase has a call of its own. A refusal becomes an error with its message. */
export async function fetchGradedSession(userId: string, query: ProblemsQuery): Promise<GradedResponse> {
  await outbox.settle()
  const response = await openSession(userId, query)
  if (!isOpen(response)) return response
  const session = foldSession(response.events)
  const solved = new Set(
    session?.row.filter(policyOf(session.phase).isDone).map(({ problemId }) => problemId),
  )
  return withDraft(response.sessionId, response, ({ problemId }) => solved.has(problemId))
}

async function openSession(userId: string, query: ProblemsQuery): Promise<GradedResponse> {
  const { sectionType, gradeId, path } = query
  if (query.phase === 'AFFICIENCY_SESSION') {
    const { lowAccuracy: lowAccuracySkillCount, random: randomSkillCount } = AFFICIENCY_COUNTS[sectionType]
    const counts = { lowAccuracySkillCount, randomSkillCount }
    return unwrap(await apiClient.call('takeAfficiency', { userId, sectionType, gradeId, path, ...counts }))
  }
  if (query.phase === 'REVIEW_SESSION')
    return unwrap(await apiClient.call('takeReview', { userId, sectionType, gradeId }))
  return unwrap(await apiClient.call('takeProficiency', { userId, sectionType, currentGrade: gradeId, path }))
}

const toExercise = ({ problemId, problem, progress }: WireExercise): GradedExercise => ({
  problemId,
  problemType: problem.problem_type,
  view: problem,
  response: progress.responseJson === null ? null : JSON.parse(progress.responseJson),
  feedback: progress.feedback as GradedExercise['feedback'],
})

export const toExercises = ({ problems }: GradedResponse): GradedExercise[] => problems.map(toExercise)
