import { ANSWER_PATIENCE_MS, type CallInput, REFUSALS, type ToldEvent } from '@wordstride/api'
import { AnswerRefused, type GradedAnswer, type SubmitOutcome } from '@wordstride/player'
import { v7 as newId } from 'uuid'
import { apiClient } from '../../../api/apiClient'
import { outbox } from '../../../outbox/outbox'
import { throwRefusal } from '../../throwRefusal'
import type { OpenTest } from './testSession'

/** How a test ended before its last answer (TEST-12). */
export type TestEnd = NonNullable<CallInput<'saveTestAnswer'>['testEnd']>

export interface TestContext {
  userId: string
  test: OpenTest
}

const seqOf = ({ test }: TestContext, problemId: string): number =>
  test.problems.find((problem) => problem.problemId === problemId)?.problemSeq ?? 1

/** What is saved of an answer; without one, only that the stage ended (TEST-20). */
const toParams = (
  context: TestContext,
  problemId: string,
  answer: GradedAnswer | null,
): CallInput<'saveTestAnswer'> => ({
  userId: context.userId,
  sessionId: context.test.sessionId,
  sectionType: context.test.stage.sectionType,
  sessionProblemResults: answer
    ? [
        {
          problemId: answer.problemId,
          answerId: answer.answerId,
          responseJson: answer.responseJson,
          startTs: answer.startTs,
          endTs: answer.endTs,
        },
      ]
    : [],
  currentProblem: seqOf(context, problemId),
})

/** The stage has ended while this screen believes that it runs: at another device, in another tab, by another clock. */
export class StageOver extends AnswerRefused {}

/** Gives one answer and waits until it is saved; the student gives it again when it does not arrive (C-04). */
export async function submitAnswer(answer: GradedAnswer, context: TestContext): Promise<SubmitOutcome> {
  const reply = await apiClient
    .call('saveTestAnswer', toParams(context, answer.problemId, answer), { patienceMs: ANSWER_PATIENCE_MS })
    .catch(throwRefusal)
  const found = reply.outcomes?.find(({ answerId }) => answerId === answer.answerId)?.outcome
  if (found === 'not_answered' || found === 'over_answered') return { result: found, events: [] }
  if (found === 'too_late') throw new StageOver(REFUSALS.too_late)
  if (!reply.isSuccess) throw new AnswerRefused(reply.message)
  return { result: found === 'already_answered' ? found : 'submitted', events: reply.events }
}

/** Saves what stood there and ends the stage, or the test where it was the last one or is left (TEST-12, C-38). */
export async function saveEnd(
  context: TestContext,
  { problemId, answer, end }: { problemId: string; answer: GradedAnswer | null; end: TestEnd },
): Promise<void> {
  await outbox.add({
    id: newId(),
    userId: context.userId,
    call: 'saveTestAnswer',
    params: { ...toParams(context, problemId, answer), testEnd: end },
  })
}

/** True when nothing waits any more; what a lost network holds back is tried once more. */
export async function isAllSaved(): Promise<boolean> {
  return (await outbox.settle()) && outbox.state.getState().waiting === 0
}

type TestEvent = Exclude<CallInput<'recordTestEvent'>['event'], { type: 'active' }>
type ToldTestEvent = Extract<ToldEvent, { type: TestEvent['type'] }>

const TOLD: readonly ToldEvent['type'][] = [
  'responded',
  'exercise_shown',
  'skipped',
] satisfies TestEvent['type'][]

/** The end goes with the last answer, and that the student went on with what comes next. */
const isTestEvent = (told: ToldEvent): told is ToldTestEvent => TOLD.includes(told.type)

/** Resolves when the event is in the outbox. */
export async function writeEvent({ userId, test }: TestContext, event: ToldEvent): Promise<void> {
  if (!isTestEvent(event)) return
  const params = { userId, sessionId: test.sessionId, problemId: event.problemId, event }
  await outbox.add({ id: newId(), userId, call: 'recordTestEvent', params })
}

/** Tells that the screen is still open; a lost one costs nothing. */
export function writeActive({ userId, test }: TestContext, problemId: string): void {
  apiClient
    .call('recordTestEvent', {
      userId,
      sessionId: test.sessionId,
      problemId,
      event: { type: 'active' },
    })
    .catch(() => undefined)
}
