import { isJudged, type Verdict } from '@wordstride/core'
import { nextTestGrade, type Region, scoreTest, TEST_SECTIONS } from '@wordstride/learning'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { type TestProblemRow, type TestSessionRow, testSessions } from '../../db/schema'
import { HttpError } from '../../dispatch/httpError'
import { gradeAnswer } from '../grading/gradeAnswer'
import { readStage, storeStep } from './stageLog'
import { takeAnswer, takeEvent } from './stageSession'
import {
  hasNextStage,
  isAwayTooLong,
  isBackTooOften,
  isForgotten,
  isTimeUp,
  stageOf,
  withStageEnded,
} from './testClock'
import { findTestGrades } from './testPools'
import { isAnswered, loadProblems, type ParsedProblem, wireId } from './testProblem'
import { isOfStage, problemsOf, saveTest, saveTestProblem } from './testRows'

type EndReason = NonNullable<TestSessionRow['endReason']>

/** Null when it cannot be read any more: the problem has changed since. */
function gradeDraft(known: ParsedProblem, draft: string, version: number): Verdict | null {
  try {
    return gradeAnswer(known, draft, 'test', version).verdict
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}

/** C-38: what stood there when the stage ended, and was complete, is saved as the answer. */
async function saveDrafts(db: Database, session: TestSessionRow, now: Date): Promise<void> {
  const isHere = isOfStage(stageOf(session))
  const drafts = (await problemsOf(db, session)).filter(
    (row) => isHere(row) && !isAnswered(row) && row.draft !== null,
  )
  const known = await loadProblems(db, drafts)
  let stage = await readStage(db, session, session.stageIndex)
  for (const row of drafts) {
    const problem = known.get(row.problemId)
    if (!problem || row.draft === null) continue
    const verdict = gradeDraft(problem, row.draft, row.problemVersion)
    if (!isJudged(verdict)) continue
    const step = takeAnswer(stage.state, { problemId: wireId(row), verdict, at: now.getTime() })
    if (!step) continue
    stage = await storeStep(db, session, stage, step, now)
    const endTs = stageOf(session).endedAt ?? now.getTime()
    await saveTestProblem(db, row, {
      responseJson: row.draft,
      draft: null,
      isCorrect: verdict === 'correct',
      startTs: Math.min(row.shownAt ?? endTs, endTs),
      endTs,
      receivedAt: now,
    })
  }
}

/** SR-32; null also where the next grade has no problems, and for a test that places nobody. */
async function findNextGrade(db: Database, session: TestSessionRow, region: Region): Promise<number | null> {
  const { testType, userId, groupId, sectionType, gradeId } = session
  if (testType !== 'diagnostic') return null
  const parts = await db
    .select({ grade: testSessions.gradeId })
    .from(testSessions)
    .where(and(eq(testSessions.userId, userId), eq(testSessions.groupId, groupId)))
  const next = nextTestGrade({
    section: sectionType,
    grade: gradeId,
    region,
    testedGrades: parts.map(({ grade }) => grade),
  })
  if (next === null) return null
  const grades = await findTestGrades(db, TEST_SECTIONS[sectionType])
  return grades.includes(next) ? next : null
}

/** The running stage ends with what stood there. */
export async function endStage(db: Database, session: TestSessionRow, now: Date): Promise<TestSessionRow> {
  if (stageOf(session).endedAt !== null) return session
  const ended = withStageEnded(session, now)
  await saveDrafts(db, ended, now)
  return saveTest(db, ended)
}

/** The stages that were not gone through end here: until now the first one took answers that were late (SR-30). */
async function closeStages(
  db: Database,
  session: TestSessionRow,
  endReason: EndReason,
  now: Date,
): Promise<void> {
  for (const [i, { startedAt, endedAt }] of session.stages.entries()) {
    if (startedAt === null) continue
    const stage = await readStage(db, session, i)
    const type = endReason === 'left' && i === session.stageIndex ? 'left' : 'timed_out'
    const step = takeEvent(stage.state, { type, at: endedAt ?? now.getTime() })
    if (step) await storeStep(db, session, stage, step, now)
  }
}

/** Ends the test and settles its result (SR-31, SR-32). */
export async function endTest(
  db: Database,
  running: TestSessionRow,
  endReason: EndReason,
  now: Date,
): Promise<TestSessionRow> {
  const session = await endStage(db, running, now)
  await closeStages(db, session, endReason, now)
  const ended = {
    ...session,
    endedAt: new Date(stageOf(session).endedAt ?? now.getTime()),
    endReason,
  }
  // SR-43: a practice test is not measured.
  if (session.isPractice) return saveTest(db, ended)
  const rows = await problemsOf(db, session)
  const readable = await loadProblems(
    db,
    rows.filter(({ isSkipped }) => isSkipped),
  )
  // SR-17: what a client skips without a fault that is known here counts as answered wrongly.
  const isCounted = (row: TestProblemRow) => isAnswered(row) || (row.isSkipped && readable.has(row.problemId))
  const score = scoreTest({
    answers: rows.filter(isCounted).map((row) => ({
      section: row.sectionType,
      isCorrect: row.isCorrect === true,
    })),
    served: rows.length,
    secondsUsed: session.stages.reduce((sum, { usedSeconds }) => sum + usedSeconds, 0),
  })
  return saveTest(db, { ...ended, ...score, nextGrade: await findNextGrade(db, session, score.region) })
}

/** The running stage ends; after the last one the test does. */
export const endStageOrTest = (
  db: Database,
  session: TestSessionRow,
  endReason: EndReason,
  now: Date,
): Promise<TestSessionRow> =>
  hasNextStage(session) ? endStage(db, session, now) : endTest(db, session, endReason, now)

/** What time alone has done to a test since somebody looked (SR-35). */
export async function settleTest(db: Database, session: TestSessionRow, now: Date): Promise<TestSessionRow> {
  if (session.endedAt !== null) return session
  if (isForgotten(session, now)) return endTest(db, session, 'abandoned', now)
  if (isTimeUp(session, now)) return endStageOrTest(db, session, 'timed_out', now)
  return isAwayTooLong(session, now) ? endTest(db, session, 'interrupted', now) : session
}

/** The same for a student who comes back to it: not more often than SR-35 allows. */
export async function settleReturn(
  db: Database,
  running: TestSessionRow,
  now: Date,
): Promise<TestSessionRow> {
  const session = await settleTest(db, running, now)
  if (session.endedAt !== null || !isBackTooOften(session, now)) return session
  return endTest(db, session, 'interrupted', now)
}

/** The same for all tests of a student that have not ended. */
export async function settleTests(db: Database, userId: string, now: Date): Promise<void> {
  const open = await db
    .select()
    .from(testSessions)
    .where(and(eq(testSessions.userId, userId), isNull(testSessions.endedAt)))
  for (const session of open) await settleTest(db, session, now)
}
