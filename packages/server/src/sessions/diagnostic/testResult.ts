import type { TestResult, TestTableRow } from '@wordstride/api'
import { measuredSeconds, recommendationOf } from '@wordstride/learning'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { learningCenters, type TestProblemRow, type TestSessionRow, userCenters } from '../../db/schema'
import { parseResponse } from '../grading/gradeAnswer'
import { isBackTooOften } from './testClock'
import { describeProblem, isAnswered, loadProblems, type ParsedProblem, publicView } from './testProblem'
import { findTestProblems } from './testRows'

/** The first centre of a user. */
async function findCenterName(db: Database, userId: string): Promise<string | null> {
  const [center] = await db
    .select({ name: learningCenters.name })
    .from(userCenters)
    .innerJoin(learningCenters, eq(learningCenters.id, userCenters.centerId))
    .where(eq(userCenters.userId, userId))
    .orderBy(asc(userCenters.centerId))
    .limit(1)
  return center?.name ?? null
}

const secondsOf = ({ startTs, endTs }: TestProblemRow): number =>
  Math.max(0, measuredSeconds(((endTs ?? 0) - (startTs ?? 0)) / 1000))

/** Topics are named in the content by ids such as 'past-tense'. */
const topicOf = (row: TestProblemRow, { problem }: ParsedProblem): string | null =>
  row.sectionType === 'ae.voc' ? null : (problem.skill_name?.replaceAll('-', ' ') ?? null)

/** The key is told of this problem alone, and only when nothing can be answered any more. */
function toTableRow(
  row: TestProblemRow,
  known: ParsedProblem | undefined,
  tellsVerdicts: boolean,
): TestTableRow {
  const { responseJson } = row
  const isReadable = known !== undefined && responseJson !== null
  return {
    problemSeq: row.seq,
    sectionType: row.sectionType,
    topic: known ? topicOf(row, known) : null,
    problem: known ? describeProblem(known, row) : '',
    answer: isReadable
      ? known.plugin.describeResponse(
          publicView(known, row),
          parseResponse(known, responseJson, row.problemVersion),
        )
      : '',
    rightAnswer:
      known && tellsVerdicts
        ? known.plugin.describeResponse(publicView(known, row), known.plugin.correctResponse(known.problem))
        : null,
    isCorrect: tellsVerdicts ? row.isCorrect : null,
    seconds: secondsOf(row),
  }
}

/** TEST-25. Nothing that is measured leaves before the end: a result would tell verdicts in the middle of a test. */
function toTestResult(
  session: TestSessionRow,
  rows: readonly TestProblemRow[],
  known: ReadonlyMap<string, ParsedProblem>,
  centerName: string | null,
  now: Date,
): TestResult {
  const hasEnded = session.endedAt !== null
  const tellsVerdicts = hasEnded && !session.isPractice
  return {
    sessionId: session.sessionId,
    groupId: session.groupId,
    testType: session.testType,
    sectionType: session.sectionType,
    part: session.part,
    gradeId: session.gradeId,
    testGrade: session.gradeId,
    selectedGrade: session.selectedGrade,
    nextGrade: session.nextGrade,
    accuracy: session.accuracy,
    speed: session.speed,
    region: session.region,
    recommendation: session.region === null ? null : recommendationOf(session.region),
    tableData: rows.filter(isAnswered).map((row) => toTableRow(row, known.get(row.problemId), tellsVerdicts)),
    numberOfProblems: rows.length,
    startTime: session.startedAt.getTime(),
    endTime: session.endedAt?.getTime() ?? null,
    firstName: session.firstName,
    lastName: session.lastName,
    testLength: session.testLength,
    isPractice: session.isPractice,
    isInterrupted: session.endReason === 'interrupted',
    resumable: !hasEnded && !isBackTooOften(session, now),
    startProblemSeq: rows.find((row) => !isAnswered(row) && !row.isSkipped)?.seq ?? null,
    learningCenterName: centerName,
    ip: session.ip,
  }
}

/** The results of tests of one user, in their order. */
export async function findTestResults(
  db: Database,
  userId: string,
  sessions: readonly TestSessionRow[],
  now: Date,
): Promise<TestResult[]> {
  const rows = await findTestProblems(
    db,
    userId,
    sessions.map(({ sessionId }) => sessionId),
  )
  const [known, centerName] = await Promise.all([
    loadProblems(db, rows.filter(isAnswered)),
    findCenterName(db, userId),
  ])
  return sessions.map((session) =>
    toTestResult(
      session,
      rows.filter(({ sessionId }) => sessionId === session.sessionId),
      known,
      centerName,
      now,
    ),
  )
}
