import { ApiError, type CallInput } from '@wordstride/api'
import { AnswerRefused, type GradedAnswer, type GradedEvent, type SubmitOutcome } from '@wordstride/player'
import { apiClient } from '../api/apiClient'
import { outbox } from '../outbox/outbox'
import type { OpenTest } from './testSession'

/** How a test ended before its last answer (TEST-12). */
export type TestEnd = NonNullable<CallInput<'saveTestAnswer'>['test_end']>

export interface TestContext {
  userId: string
  test: OpenTest
}

const seqOf = ({ test }: TestContext, problemId: string): number =>
  test.problems.find(({ problem_id }) => problem_id === problemId)?.problem_seq ?? 1

/** TEST-20. */
const toParams = (
  context: TestContext,
  problemId: string,
  answer: GradedAnswer | null,
): CallInput<'saveTestAnswer'> => ({
  user_id: context.userId,
  test_session_uuid: context.test.test_session_uuid,
  section_type: context.test.stage.section_type,
  session_problem_results: answer
    ? [
        {
          problem_id: answer.problemId,
          answer_id: answer.answerId,
          group_answer: answer.groupAnswer,
          start_ts: answer.startTs,
          end_ts: answer.endTs,
        },
      ]
    : [],
  current_problem: seqOf(context, problemId),
})

/** Gives one answer and waits until it is saved; the student gives it again when it does not arrive (C-04). */
export async function submitAnswer(answer: GradedAnswer, context: TestContext): Promise<SubmitOutcome> {
  const reply = await apiClient
    .call('saveTestAnswer', toParams(context, answer.problemId, answer))
    .catch((error) => {
      if (error instanceof ApiError && error.httpStatus === 400) throw new AnswerRefused(error.message)
      throw error
    })
  const found = reply.outcomes?.find(({ answer_id }) => answer_id === answer.answerId)?.outcome
  if (found === 'not_answered' || found === 'over_answered') return found
  if (!reply.is_success) throw new AnswerRefused(reply.message)
  if (found === 'too_late') throw new AnswerRefused('The time of this test is over.')
  return 'submitted'
}

/** Saves what stood there and ends the stage, or the test where it was the last one or is left (TEST-12, C-38). */
export async function saveEnd(
  context: TestContext,
  { problemId, answer, end }: { problemId: string; answer: GradedAnswer | null; end: TestEnd },
): Promise<void> {
  await outbox.add({
    id: crypto.randomUUID(),
    userId: context.userId,
    call: 'saveTestAnswer',
    params: { ...toParams(context, problemId, answer), test_end: end },
  })
}

/** True when nothing waits any more; what a lost network holds back is tried once more. */
export async function isAllSaved(): Promise<boolean> {
  await outbox.flush()
  return outbox.state.getState().waiting === 0
}

/** What the server remembers of a test between the answers; a test has no hints. */
function toTestEvent(event: GradedEvent): CallInput<'recordTestEvent'>['event'] | null {
  switch (event.type) {
    case 'exercise_shown':
    case 'responded':
    case 'skipped':
      return event
    default:
      return null
  }
}

/** Resolves when the event is in the outbox. */
export async function writeEvent(
  { userId, test }: TestContext,
  problemId: string,
  event: GradedEvent,
): Promise<void> {
  const told = toTestEvent(event)
  if (!told) return
  await outbox.add({
    id: crypto.randomUUID(),
    userId,
    call: 'recordTestEvent',
    params: {
      user_id: userId,
      test_session_uuid: test.test_session_uuid,
      problem_id: problemId,
      event: told,
    },
  })
}

/** Tells that the screen is still open; a lost one costs nothing. */
export function writeActive({ userId, test }: TestContext, problemId: string): void {
  apiClient
    .call('recordTestEvent', {
      user_id: userId,
      test_session_uuid: test.test_session_uuid,
      problem_id: problemId,
      event: { type: 'active' },
    })
    .catch(() => undefined)
}
