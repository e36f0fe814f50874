import type { CallResult, TestProblem, TestStage } from '@wordstride/api'
import type { RunningTime, SessionState } from '@wordstride/learning'
import type { RemoteExercise } from '@wordstride/player'
import { apiClient } from '../../../api/apiClient'
import { authStore } from '../../../api/authStore'
import { serverNow } from '../../../api/serverClock'
import { unwrap } from '../../../api/unwrap'
import { outbox } from '../../../outbox/outbox'
import { withDraft } from '../../drafts'
import { mailTestStart } from '../testMails'
import { isRunning, type NewTest, type TestParams } from './testParams'

type TestReply = Extract<CallResult<'startDiagnosticTest'>, { isSuccess: true }>

/** A part of a test with its running stage, as the server gives it. */
export interface OpenTest extends TestReply {
  sessionId: string
  groupId: string
  stage: TestStage
  /** When the reply came, by the server's clock (epoch ms). */
  receivedAt: number
}

/** Null when there are no problems (TEST-19). */
function toOpenTest(reply: TestReply): OpenTest | null {
  const { sessionId, groupId, stages, stageIndex, problems } = reply
  const stage = stages[stageIndex]
  if (sessionId === null || groupId === null || !stage || problems.length === 0) return null
  return { ...reply, sessionId, groupId, stage, receivedAt: serverNow() }
}

/** Starts a test, or goes on with one (TEST-23). A refusal becomes an error with its message. */
export async function fetchTest(userId: string, params: TestParams): Promise<OpenTest | null> {
  await outbox.settle()
  const reply = isRunning(params)
    ? await apiClient.call('resumeDiagnosticTest', {
        userId,
        sessionId: params.sessionId,
      })
    : await apiClient.call('startDiagnosticTest', { userId, ...params })
  const test = toOpenTest(unwrap(reply))
  if (test && !isRunning(params)) {
    rememberNames(params)
    void mailTestStart(test)
  }
  return test && withDraft(test.sessionId, test, ({ progress }) => progress.answerStatus === 'submitted')
}

/** TEST-03: an account without a name has the one of its first test from now on. */
function rememberNames({ firstName, lastName }: NewTest): void {
  const { user, setUser } = authStore.getState()
  if (!user || (user.firstName && user.lastName)) return
  setUser({
    ...user,
    firstName: user.firstName || (firstName ?? ''),
    lastName: user.lastName || (lastName ?? ''),
  })
}

/** The second stage of a language arts test (TEST-09). */
export async function fetchNextStage(userId: string, test: OpenTest): Promise<OpenTest | null> {
  const reply = await apiClient.call('startDiagnosticTest', {
    userId,
    testType: test.testType,
    sectionType: 'ae.rc',
    testGrade: test.testGrade,
    groupId: test.groupId,
    sessionId: test.sessionId,
  })
  return toOpenTest(unwrap(reply))
}

export const hasNextStage = ({ stages, stageIndex }: OpenTest): boolean => stageIndex < stages.length - 1

/** When the clock of the stage would have begun without a break: only what was used counts (SR-35). */
const stageStartedAt = ({ stage, receivedAt }: OpenTest): number =>
  receivedAt - (stage.targetTime * 60 - stage.remainingSeconds) * 1000

const toExercise = ({ problemId, problem, progress }: TestProblem): RemoteExercise => ({
  problemId,
  problemType: problem.problem_type,
  view: problem,
  response: progress.responseJson === null ? null : JSON.parse(progress.responseJson),
})

export const toExercises = ({ problems }: OpenTest): RemoteExercise[] => problems.map(toExercise)

/** The clock of a stage goes on whether somebody is there or not (TEST-12). */
export function stageTime(test: OpenTest, { endTime }: SessionState): RunningTime {
  const startedAt = stageStartedAt(test)
  return endTime === null
    ? { activeMs: 0, runningSince: startedAt }
    : { activeMs: endTime - startedAt, runningSince: null }
}
