import { type CallResult, refuse, succeed, type TestAnswerOutcome } from '@wordstride/api'
import { TEST_MESSAGES } from '@wordstride/core'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { type TestProblemRow, type TestSessionRow, testProblems } from '../db/schema'
import type { HandlerParams } from '../dispatch/callContext'
import { gradeAnswer } from '../practice/gradeAnswer'
import { endStageOrTest, endTest, findTestProblems, isOfStage, saveTest, settleTest } from './endTest'
import { acceptsAnswers, stageOf } from './testClock'
import { isAnswered, loadProblems, wireId } from './testProblem'

type Params = HandlerParams<'saveTestAnswer'>
type GivenAnswer = Params['session_problem_results'][number]
type Outcome = TestAnswerOutcome['outcome']

const MESSAGES: Partial<Record<Outcome, string>> = {
  not_answered: TEST_MESSAGES.notAnswered,
  over_answered: TEST_MESSAGES.overAnswered,
  too_late: 'The time of this test is over.',
}

const isDone = (outcome: Outcome): boolean => outcome === 'saved' || outcome === 'already_answered'

/** The same id, or the same attempt under another one (SR-17). */
const isSame = (row: TestProblemRow, given: GivenAnswer): boolean =>
  row.answerId === given.answer_id || row.startTs === given.start_ts

async function saveOne(
  db: Database,
  session: TestSessionRow,
  row: TestProblemRow,
  given: GivenAnswer,
  now: Date,
): Promise<Outcome> {
  if (isAnswered(row)) return isSame(row, given) ? 'saved' : 'already_answered'
  const stageIndex = session.stages.findIndex((stage) => isOfStage(stage)(row))
  if (!acceptsAnswers(session, stageIndex, now)) return 'too_late'
  const known = (await loadProblems(db, [row])).get(row.problemId)
  if (!known) return 'too_late'
  const { verdict } = gradeAnswer(known, given.group_answer, 'test')
  if (verdict === 'not_answered' || verdict === 'over_answered') return verdict
  await db
    .update(testProblems)
    .set({
      answerId: given.answer_id,
      groupAnswer: given.group_answer,
      draft: null,
      isCorrect: verdict === 'correct',
      startTs: given.start_ts,
      endTs: Math.max(given.start_ts, given.end_ts),
      receivedAt: now,
    })
    .where(and(eq(testProblems.sessionUuid, row.sessionUuid), eq(testProblems.seq, row.seq)))
  return 'saved'
}

/** Whether an id stands for the answer to another problem, here or in another test. */
async function hasForeignIds(
  db: Database,
  { sessionUuid }: TestSessionRow,
  given: readonly GivenAnswer[],
): Promise<boolean> {
  const problemOf = new Map(given.map(({ answer_id, problem_id }) => [answer_id, problem_id]))
  if (given.some(({ answer_id, problem_id }) => problemOf.get(answer_id) !== problem_id)) return true
  const known = await db
    .select()
    .from(testProblems)
    .where(inArray(testProblems.answerId, [...problemOf.keys()]))
  return known.some(
    (row) => row.sessionUuid !== sessionUuid || problemOf.get(row.answerId ?? '') !== wireId(row),
  )
}

/** The stage whose time is up has ended already, when the message comes twice. */
const isAboutRunningStage = (session: TestSessionRow, section: Params['section_type']): boolean =>
  (section ?? stageOf(session).sectionType) === stageOf(session).sectionType

async function settleAfter(db: Database, session: TestSessionRow, params: Params, now: Date) {
  if (session.endedAt !== null) return session
  if (params.test_end === 'left') return endTest(db, session, 'left', now)
  if (params.test_end === 'timed_out' && isAboutRunningStage(session, params.section_type)) {
    return endStageOrTest(db, session, 'timed_out', now)
  }
  const rows = (await findTestProblems(db, session.sessionUuid)).filter(isOfStage(stageOf(session)))
  const isAllDone = rows.every((row) => isAnswered(row) || row.isSkipped)
  return isAllDone ? endStageOrTest(db, session, 'completed', now) : settleTest(db, session, now)
}

/** TEST-20, SR-17, SR-30. Runs in a transaction that holds the lock of the student's tests. */
export async function saveTestAnswer(
  db: Database,
  found: TestSessionRow,
  params: Params,
  now: Date,
): Promise<CallResult<'saveTestAnswer'>> {
  const given = params.session_problem_results
  const rows = new Map((await findTestProblems(db, found.sessionUuid)).map((row) => [wireId(row), row]))
  if (given.some(({ problem_id }) => !rows.has(problem_id))) {
    return refuse('This problem does not belong to the test.')
  }
  if (await hasForeignIds(db, found, given)) {
    return refuse('This answer belongs to another problem.')
  }
  const outcomes: TestAnswerOutcome[] = []
  for (const one of given) {
    const row = rows.get(one.problem_id) as TestProblemRow
    const outcome = await saveOne(db, found, row, one, now)
    if (outcome === 'saved') rows.set(one.problem_id, { ...row, isCorrect: true, answerId: one.answer_id })
    outcomes.push({ answer_id: one.answer_id, problem_id: one.problem_id, outcome })
  }
  const touched = found.endedAt === null ? await saveTest(db, { ...found, lastActivityAt: now }) : found
  const session = await settleAfter(db, touched, params, now)
  const [refused] = outcomes
  if (refused && !params.test_end && !outcomes.some(({ outcome }) => isDone(outcome))) {
    return { ...refuse(MESSAGES[refused.outcome] ?? ''), outcomes }
  }
  return succeed({ outcomes, is_ended: session.endedAt !== null })
}
