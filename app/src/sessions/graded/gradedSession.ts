import type { CallResult, GradedExercise as WireExercise } from '@wordstride/api'
import { AFFICIENCY_COUNTS } from '@wordstride/learning'
import type { GradedExercise } from '@wordstride/player'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { outbox } from '../../outbox/outbox'
import { readDraft } from '../drafts'
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

/** What stood on the screen when the page was left in that moment, over what the server remembers. */
async function withDraft(response: GradedResponse): Promise<GradedResponse> {
  const draft = response.sessionId === null ? null : await readDraft(response.sessionId)
  for (const { problemId, progress } of response.problems) {
    if (problemId === draft?.problemId) progress.response = draft.responseJson
  }
  return response
}

/** SES-01: each phase has a call of its own. A refusal becomes an error with its message. */
export async function fetchGradedSession(userId: string, query: ProblemsQuery): Promise<GradedResponse> {
  await outbox.settle()
  return withDraft(await openSession(userId, query))
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
  response: progress.response === null ? null : JSON.parse(progress.response),
  feedback: progress.feedback as GradedExercise['feedback'],
})

export const toExercises = ({ problems }: GradedResponse): GradedExercise[] => problems.map(toExercise)
