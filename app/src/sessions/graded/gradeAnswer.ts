import { ANSWER_PATIENCE_MS } from '@wordstride/api'
import { AnswerRefused, type GradedAnswer, type GradedOutcome } from '@wordstride/player'
import { apiClient } from '../../api/apiClient'
import { throwRefusal } from '../throwRefusal'

export interface GradedContext {
  userId: string
  sessionId: string
  /** By problem id: what the report calls a problem. A word is named by the grade of its right answer. */
  skillNames: Map<string, string>
  /** The session is not where this screen believes it to be. */
  onRefused(): void
}

/** Sends one answer and waits for its grade; the student sends it again when it does not arrive (C-04). */
export async function gradeAnswer(
  answer: GradedAnswer,
  { userId, sessionId, skillNames, onRefused }: GradedContext,
): Promise<GradedOutcome> {
  const reply = await apiClient
    .call('checkAnswer', { userId, sessionId, ...answer }, { patienceMs: ANSWER_PATIENCE_MS })
    .catch(throwRefusal)
  if (!reply.isSuccess) {
    if (reply.code !== 'too_quick') onRefused()
    throw new AnswerRefused(reply.message)
  }
  skillNames.set(answer.problemId, reply.skillName)
  return {
    verdict: reply.verdict,
    expectedCount: reply.expectedCount ?? undefined,
    feedback: reply.feedback as GradedOutcome['feedback'],
    events: reply.events,
  }
}
