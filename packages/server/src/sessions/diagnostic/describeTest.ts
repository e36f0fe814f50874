import { succeed, type TestStage } from '@wordstride/api'
import type { Database } from '../../db/database'
import type { StageRecord, TestSessionRow } from '../../db/schema'
import { readStage, type StageLog, storeStep } from './stageLog'
import { eventsAbout, isOpen, takeReturn } from './stageSession'
import { remainingSeconds, stageOf } from './testClock'
import { loadProblems, type ParsedProblem, toTestProblem, wireId } from './testProblem'
import { isOfStage, problemsOf } from './testRows'

const statusOf = ({ startedAt, endedAt }: StageRecord): TestStage['status'] =>
  startedAt === null ? 'waiting' : endedAt === null ? 'running' : 'over'

function toStages(session: TestSessionRow, now: Date): TestStage[] {
  return session.stages.map((stage, i) => {
    const status = statusOf(stage)
    const isRunning = status === 'running' && i === session.stageIndex
    return {
      sectionType: stage.sectionType,
      targetTime: stage.targetSeconds / 60,
      numberOfProblems: stage.count,
      status,
      remainingSeconds: isRunning
        ? remainingSeconds(session, now)
        : status === 'waiting'
          ? stage.targetSeconds
          : 0,
    }
  })
}

/** A moment at which a student opens a test or comes back to it. */
export interface TestVisit {
  now: Date
  /** Staff with the toggle see the id of the content (PROB-15). */
  showsContentId: boolean
}

async function returnToStage(db: Database, session: TestSessionRow, now: Date): Promise<StageLog> {
  const stage = await readStage(db, session, session.stageIndex)
  const step = takeReturn(stage.state, now.getTime())
  return step ? storeStep(db, session, stage, step, now) : stage
}

/** The reply about a running test: the problems of the stage that is running, and of no other. */
export async function describeTest(
  db: Database,
  session: TestSessionRow,
  isResumed: boolean,
  { now, showsContentId }: TestVisit,
) {
  const all = (await problemsOf(db, session)).filter(isOfStage(stageOf(session)))
  const { state, events } = await returnToStage(db, session, now)
  const known = await loadProblems(db, all)
  const rows = all.filter(({ problemId }) => known.has(problemId))
  const shown = new Set(rows.map(wireId))
  const { targetSeconds, startedAt } = stageOf(session)
  const currentProblem = rows.find((row) => isOpen(state, wireId(row)))?.seq ?? null
  return succeed({
    sessionId: session.sessionId,
    groupId: session.groupId,
    isResumed,
    testType: session.testType,
    sectionType: session.sectionType,
    testGrade: session.gradeId,
    testLength: session.testLength,
    firstName: session.firstName,
    lastName: session.lastName,
    part: session.part,
    testProblems: session.stages.reduce((sum, { count }) => sum + count, 0),
    sectionProblems: rows.length,
    testCurrentProblemIndex: currentProblem === null ? null : currentProblem - 1,
    targetTime: targetSeconds / 60,
    stages: toStages(session, now),
    stageIndex: session.stageIndex,
    problems: rows.map((row) =>
      toTestProblem(session, row, known.get(row.problemId) as ParsedProblem, showsContentId),
    ),
    currentProblem,
    startedAt,
    events: eventsAbout(events, (problemId) => shown.has(problemId)),
  })
}
