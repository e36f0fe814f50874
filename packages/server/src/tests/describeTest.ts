import { succeed, type TestStage } from '@wordstride/api'
import type { Database } from '../db/database'
import type { StageRecord, TestSessionRow } from '../db/schema'
import { findTestProblems, isOfStage } from './endTest'
import { remainingSeconds, stageOf } from './testClock'
import { isAnswered, loadProblems, type ParsedProblem, toTestProblem } from './testProblem'

const statusOf = ({ startedAt, endedAt }: StageRecord): TestStage['status'] =>
  startedAt === null ? 'waiting' : endedAt === null ? 'running' : 'over'

function toStages(session: TestSessionRow, now: Date): TestStage[] {
  return session.stages.map((stage, i) => {
    const status = statusOf(stage)
    const isRunning = status === 'running' && i === session.stageIndex
    return {
      section_type: stage.sectionType,
      target_time: stage.targetSeconds / 60,
      number_of_problems: stage.count,
      status,
      remaining_seconds: isRunning
        ? remainingSeconds(session, now)
        : status === 'waiting'
          ? stage.targetSeconds
          : 0,
    }
  })
}

/** A moment at which a student opens a test or comes back to it. */
export interface Visit {
  now: Date
  /** PROB-15. */
  showsContentId: boolean
}

/** The reply about a running test: the problems of the stage that is running, and of no other. */
export async function describeTest(
  db: Database,
  session: TestSessionRow,
  isResumed: boolean,
  { now, showsContentId }: Visit,
) {
  const all = (await findTestProblems(db, session.sessionUuid)).filter(isOfStage(stageOf(session)))
  const known = await loadProblems(db, all)
  const rows = all.filter(({ problemId }) => known.has(problemId))
  return succeed({
    test_session_uuid: session.sessionUuid,
    test_group_uuid: session.groupUuid,
    is_resumed: isResumed,
    test_type: session.testType,
    section_type: session.sectionType,
    test_grade: session.gradeId,
    test_length: session.testLength,
    part: session.part,
    stages: toStages(session, now),
    stage_index: session.stageIndex,
    problems: rows.map((row) =>
      toTestProblem(row, known.get(row.problemId) as ParsedProblem, showsContentId),
    ),
    current_problem: rows.find((row) => !isAnswered(row) && !row.isSkipped)?.seq ?? null,
  })
}
