import type { CallResult, TestProblem, TestStage } from '@wordstride/api'
import type { SessionStart } from '@wordstride/core'
import type { TestExercise } from '@wordstride/player'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import { authStore } from '../auth/authStore'
import { outbox } from '../outbox/outbox'
import { readDraft } from '../problems/drafts'
import { isRunning, type NewTest, type TestParams } from './testParams'

type TestReply = Extract<CallResult<'startDiagnosticTest'>, { is_success: true }>

/** A part of a test with its running stage, as the server gives it. */
export interface OpenTest extends TestReply {
  test_session_uuid: string
  test_group_uuid: string
  stage: TestStage
  /** When the reply came, by this device's clock (epoch ms). */
  receivedAt: number
}

/** Null when there are no problems (TEST-19). */
function toOpenTest(reply: TestReply): OpenTest | null {
  const { test_session_uuid, test_group_uuid, stages, stage_index, problems } = reply
  const stage = stages[stage_index]
  if (test_session_uuid === null || test_group_uuid === null || !stage || problems.length === 0) return null
  return { ...reply, test_session_uuid, test_group_uuid, stage, receivedAt: Date.now() }
}

/** Starts a test, or goes on with one (TEST-23). A refusal becomes an error with its message. */
export async function fetchTest(userId: string, params: TestParams): Promise<OpenTest | null> {
  await outbox.flush()
  const reply = isRunning(params)
    ? await apiClient.call('resumeDiagnosticTest', {
        user_id: userId,
        test_session_uuid: params.test_session_uuid,
      })
    : await apiClient.call('startDiagnosticTest', { user_id: userId, ...params })
  const test = toOpenTest(unwrap(reply))
  if (test && !isRunning(params)) rememberNames(params)
  return test && withDraft(test)
}

/** What stood on the screen when the page was left in that moment, over what the server remembers. */
async function withDraft(test: OpenTest): Promise<OpenTest> {
  const draft = await readDraft(test.test_session_uuid)
  for (const { problem_id, progress } of test.problems) {
    if (problem_id !== draft?.problemId || progress.answer_status === 'submitted') continue
    progress.response = draft.groupAnswer
  }
  return test
}

/** TEST-03: an account without a name has the one of its first test from now on. */
function rememberNames({ first_name, last_name }: NewTest): void {
  const { user, setUser } = authStore.getState()
  if (!user || (user.first_name && user.last_name)) return
  setUser({
    ...user,
    first_name: user.first_name || (first_name ?? ''),
    last_name: user.last_name || (last_name ?? ''),
  })
}

/** The second stage of a language arts test (TEST-09). */
export async function fetchNextStage(userId: string, test: OpenTest): Promise<OpenTest | null> {
  const reply = await apiClient.call('startDiagnosticTest', {
    user_id: userId,
    test_type: test.test_type,
    section_type: 'ae.rc',
    test_grade: test.test_grade,
    test_group_uuid: test.test_group_uuid,
    test_session_uuid: test.test_session_uuid,
  })
  return toOpenTest(unwrap(reply))
}

export const hasNextStage = ({ stages, stage_index }: OpenTest): boolean => stage_index < stages.length - 1

/** When the clock of the stage began, by this device's clock: what was used before counts (SR-35). */
export const stageStartedAt = ({ stage, receivedAt }: OpenTest): number =>
  receivedAt - (stage.target_time * 60 - stage.remaining_seconds) * 1000

const toExercise = ({ problem_id, problem, progress }: TestProblem): TestExercise => ({
  problemId: problem_id,
  problemType: problem.problem_type,
  view: problem,
  isSubmitted: progress.answer_status === 'submitted',
  response: progress.response === null ? null : JSON.parse(progress.response),
})

export const toExercises = ({ problems }: OpenTest): TestExercise[] => problems.map(toExercise)

/** Position of the first problem without an answer; the last one when there is none. */
export function currentIndex({ problems, current_problem }: OpenTest): number {
  const index = problems.findIndex(({ problem_seq }) => problem_seq === current_problem)
  return index < 0 ? problems.length - 1 : index
}

/** What the session machine starts from. */
export const toStart = (test: OpenTest): SessionStart => ({
  sessionId: test.test_session_uuid,
  phase: 'test',
  sectionType: test.section_type,
  gradeId: test.test_grade,
  skillId: '',
  path: null,
  startingLevel: 0,
  correctCount: null,
  problemIds: test.problems.map(({ problem_id }) => problem_id),
  lastProblemId: null,
})
