import type { TestResult, TestTableRow } from '@wordstride/api'
import { MAX_MEASURED_SECONDS, type Region, recommendationOf } from '@wordstride/core'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { learningCenters, type TestProblemRow, type TestSessionRow, userCenters } from '../db/schema'
import { parseResponse } from '../practice/gradeAnswer'
import { findTestProblems } from './endTest'
import { isAnswered, loadProblems, type ParsedProblem, publicView } from './testProblem'

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

const secondsOf = ({ startTs, endTs }: TestProblemRow): number => {
  const seconds = ((endTs ?? 0) - (startTs ?? 0)) / 1000
  return seconds > MAX_MEASURED_SECONDS ? 0 : Math.max(0, seconds)
}

/** Topics are named in the content by ids such as 'past-tense'. */
const topicOf = (row: TestProblemRow, { problem }: ParsedProblem): string | null =>
  row.sectionType === 'ae.voc' ? null : (problem.skill_name?.replaceAll('-', ' ') ?? null)

function toTableRow(row: TestProblemRow, known: ParsedProblem | undefined, hasEnded: boolean): TestTableRow {
  const { groupAnswer } = row
  const isReadable = known !== undefined && groupAnswer !== null
  return {
    problem_seq: row.seq,
    section_type: row.sectionType,
    topic: known ? topicOf(row, known) : null,
    answer: isReadable
      ? known.plugin.describeResponse(publicView(known, row), parseResponse(known, groupAnswer))
      : '',
    is_correct: hasEnded ? row.isCorrect : null,
    seconds: secondsOf(row),
  }
}

/** TEST-25. Nothing that is measured leaves before the end: a result would tell verdicts in the middle of a test. */
function toTestResult(
  session: TestSessionRow,
  rows: readonly TestProblemRow[],
  known: ReadonlyMap<string, ParsedProblem>,
  centerName: string | null,
): TestResult {
  const hasEnded = session.endedAt !== null
  return {
    test_session_uuid: session.sessionUuid,
    test_group_uuid: session.groupUuid,
    test_type: session.testType,
    section_type: session.sectionType,
    part: session.part,
    grade_id: session.gradeId,
    test_grade: session.gradeId,
    selected_grade: session.selectedGrade,
    next_grade: session.nextGrade,
    accuracy: session.accuracy,
    speed: session.speed,
    region: session.region,
    recommendation: session.region === null ? null : recommendationOf(session.region as Region),
    table_data: rows.filter(isAnswered).map((row) => toTableRow(row, known.get(row.problemId), hasEnded)),
    number_of_problems: rows.length,
    start_time: session.startedAt.getTime(),
    end_time: session.endedAt?.getTime() ?? null,
    first_name: session.firstName,
    last_name: session.lastName,
    test_length: session.testLength,
    resumable: !hasEnded,
    start_problem_seq: rows.find((row) => !isAnswered(row) && !row.isSkipped)?.seq ?? null,
    learning_center_name: centerName,
    ip: session.ip,
  }
}

/** The results of tests of one user, in their order. */
export async function findTestResults(
  db: Database,
  userId: string,
  sessions: readonly TestSessionRow[],
): Promise<TestResult[]> {
  const rows = await findTestProblems(
    db,
    sessions.map(({ sessionUuid }) => sessionUuid),
  )
  const [known, centerName] = await Promise.all([
    loadProblems(db, rows.filter(isAnswered)),
    findCenterName(db, userId),
  ])
  return sessions.map((session) =>
    toTestResult(
      session,
      rows.filter(({ sessionUuid }) => sessionUuid === session.sessionUuid),
      known,
      centerName,
    ),
  )
}
