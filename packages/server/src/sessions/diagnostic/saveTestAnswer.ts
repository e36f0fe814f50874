import { type CallResult, refuse, succeed, type TestAnswerOutcome } from '@wordstride/api'
import type { SessionEvent } from '@wordstride/learning'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { type TestProblemRow, type TestSessionRow, testProblems } from '../../db/schema'
import type { HandlerParams } from '../../dispatch/callContext'
import { parseResponse } from '../grading/gradeAnswer'
import { within } from '../log/claimedTimes'
import { endStageOrTest, endTest, settleTest } from './endTest'
import { skipUnreadable } from './skipUnreadable'
import { readStage, type StageLog, storeStep } from './stageLog'
import { takeAnswer } from './stageSession'
import { acceptsAnswers, stageOf } from './testClock'
import { aliasesOf, broughtUpToDate, isAnswered, loadProblems, wireId } from './testProblem'
import { isOfStage, problemsOf, saveTest, saveTestProblem } from './testRows'

type Params = HandlerParams<'saveTestAnswer'>
type GivenAnswer = Params['sessionProblemResults'][number]
type Outcome = TestAnswerOutcome['outcome']

const isDone = (outcome: Outcome): outcome is 'saved' | 'already_answered' =>
  outcome === 'saved' || outcome === 'already_answered'

/** SR-17: between the start of the test and now, whatever was said of them. */
function timesOf({ startedAt }: TestSessionRow, given: GivenAnswer, now: Date) {
  const startTs = within(given.startTs, startedAt.getTime(), now.getTime())
  return { startTs, endTs: within(given.endTs, startTs, now.getTime()) }
}

/** The stages of a test that a message is about, and its problems by their ids. */
interface OpenTest {
  session: TestSessionRow
  stages: Map<number, StageLog>
  rows: Map<string, TestProblemRow>
}

async function stageAt(db: Database, { session, stages }: OpenTest, stageIndex: number): Promise<StageLog> {
  const stage = stages.get(stageIndex) ?? (await readStage(db, session, stageIndex))
  stages.set(stageIndex, stage)
  return stage
}

/** What was accepted; nothing when it is not this problem's turn. */
async function takeInTurn(
  db: Database,
  test: OpenTest,
  stageIndex: number,
  answer: Parameters<typeof takeAnswer>[1],
  now: Date,
): Promise<readonly SessionEvent[]> {
  const { session, stages, rows } = test
  const before = await stageAt(db, test, stageIndex)
  let stage = before
  let step = takeAnswer(stage.state, answer)
  if (!step) {
    stage = await skipUnreadable(db, session, stage, rows, now)
    step = takeAnswer(stage.state, answer)
  }
  if (step) stage = await storeStep(db, session, stage, step, now)
  stages.set(stageIndex, stage)
  return step ? stage.events.slice(before.events.length) : []
}

/** Of an answer that is there already, that it was given. */
async function submissionOf(
  db: Database,
  test: OpenTest,
  stageIndex: number,
  row: TestProblemRow,
): Promise<readonly SessionEvent[]> {
  const { events } = await stageAt(db, test, stageIndex)
  return events.filter((event) => event.type === 'answer_submitted' && event.problemId === wireId(row))
}

interface Saved {
  outcome: Outcome
  events: readonly SessionEvent[]
}

const unsaved = (outcome: Outcome): Saved => ({ outcome, events: [] })

async function saveOne(
  db: Database,
  test: OpenTest,
  row: TestProblemRow,
  given: GivenAnswer,
  now: Date,
): Promise<Saved> {
  const { session, rows } = test
  const stageIndex = session.stages.findIndex((stage) => isOfStage(stage)(row))
  if (isAnswered(row)) {
    // The same id, or the same attempt under another one (SR-17).
    const isSame = row.answerId === given.answerId || row.startTs === given.startTs
    const outcome = isSame ? 'saved' : 'already_answered'
    return { outcome, events: await submissionOf(db, test, stageIndex, row) }
  }
  if (!acceptsAnswers(session, stageIndex, now)) return unsaved('too_late')
  const known = (await loadProblems(db, [row])).get(row.problemId)
  // The stage goes on without it.
  if (!known) return unsaved('not_now')
  const response = aliasesOf(session, known, row).toContent(parseResponse(known, given.responseJson))
  const { verdict } = known.plugin.grade(known.problem, response, { mode: 'test' })
  if (verdict === 'not_answered' || verdict === 'over_answered') return unsaved(verdict)
  const answer = { problemId: wireId(row), verdict, at: now.getTime() }
  const events = await takeInTurn(db, test, stageIndex, answer, now)
  if (events.length === 0) return unsaved('not_now')
  const changes = {
    ...broughtUpToDate(known, row),
    answerId: given.answerId,
    responseJson: JSON.stringify(response),
    draft: null,
    isCorrect: verdict === 'correct',
    ...timesOf(session, given, now),
    receivedAt: now,
  }
  await saveTestProblem(db, row, changes)
  rows.set(given.problemId, { ...row, ...changes })
  return { outcome: 'saved', events }
}

/** Whether an id stands for the answer to another problem, here or in another test of the student. */
async function hasForeignIds(
  db: Database,
  { userId, sessionId }: TestSessionRow,
  given: readonly GivenAnswer[],
): Promise<boolean> {
  const problemOf = new Map(given.map(({ answerId, problemId }) => [answerId, problemId]))
  if (given.some(({ answerId, problemId }) => problemOf.get(answerId) !== problemId)) return true
  const known = await db
    .select()
    .from(testProblems)
    .where(and(eq(testProblems.userId, userId), inArray(testProblems.answerId, [...problemOf.keys()])))
  return known.some((row) => row.sessionId !== sessionId || problemOf.get(row.answerId ?? '') !== wireId(row))
}

/** A message that comes twice is about a stage that has ended already. */
const isAboutRunningStage = (session: TestSessionRow, section: Params['sectionType']): boolean =>
  (section ?? stageOf(session).sectionType) === stageOf(session).sectionType

async function settleAfter(
  db: Database,
  session: TestSessionRow,
  { state }: StageLog,
  params: Params,
  now: Date,
) {
  if (session.endedAt !== null) return session
  if (params.testEnd === 'left') return endTest(db, session, 'left', now)
  if (params.testEnd === 'timed_out' && isAboutRunningStage(session, params.sectionType)) {
    return endStageOrTest(db, session, 'timed_out', now)
  }
  return state.sessionStatus === 'passed'
    ? endStageOrTest(db, session, 'completed', now)
    : settleTest(db, session, now)
}

/** TEST-20, SR-17, SR-30. Runs in a transaction that holds the lock of the student's tests. */
export async function saveTestAnswer(
  db: Database,
  found: TestSessionRow,
  params: Params,
  now: Date,
): Promise<CallResult<'saveTestAnswer'>> {
  const given = params.sessionProblemResults
  const rows = new Map((await problemsOf(db, found)).map((row) => [wireId(row), row]))
  if (given.some(({ problemId }) => !rows.has(problemId))) {
    return refuse('problem_not_in_test')
  }
  if (await hasForeignIds(db, found, given)) {
    return refuse('answer_of_other_problem')
  }
  const test: OpenTest = { session: found, stages: new Map(), rows }
  const outcomes: TestAnswerOutcome[] = []
  const events: SessionEvent[] = []
  for (const one of given) {
    const row = rows.get(one.problemId) as TestProblemRow
    const { outcome, events: accepted } = await saveOne(db, test, row, one, now)
    events.push(...accepted)
    outcomes.push({ answerId: one.answerId, problemId: one.problemId, outcome })
  }
  // Written when it has ended, too: what is acknowledged waits for the replica (see `findSaved`).
  const touched = await saveTest(db, found.endedAt === null ? { ...found, lastActivityAt: now } : found)
  const session = await settleAfter(db, touched, await stageAt(db, test, found.stageIndex), params, now)
  const [first] = outcomes
  if (
    first &&
    !isDone(first.outcome) &&
    !params.testEnd &&
    !outcomes.some(({ outcome }) => isDone(outcome))
  ) {
    return { ...refuse(first.outcome), outcomes }
  }
  return succeed({ outcomes, events, isEnded: session.endedAt !== null })
}
