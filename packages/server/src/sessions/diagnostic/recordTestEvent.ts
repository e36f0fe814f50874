import { refuse, succeed } from '@wordstride/api'
import type { Database } from '../../db/database'
import type { TestProblemRow, TestSessionRow } from '../../db/schema'
import type { HandlerParams } from '../../dispatch/callContext'
import { parseResponse } from '../grading/gradeAnswer'
import { within } from '../log/claimedTimes'
import { LONGEST_UNDECIDED } from '../log/sessionLimits'
import { endStageOrTest } from './endTest'
import { readStage, type StageLog, storeStep } from './stageLog'
import { takeProblemEvent } from './stageSession'
import { acceptsAnswers, stageOf } from './testClock'
import { aliasesOf, broughtUpToDate, isAnswered, loadProblems, wireId } from './testProblem'
import { isOfStage, problemsOf, saveTest, saveTestProblem } from './testRows'

type TestEvent = HandlerParams<'recordTestEvent'>['event']
type Told = Extract<TestEvent, { type: 'exercise_shown' | 'skipped' }>

/** What the stage does not accept changes nothing. */
async function take(
  db: Database,
  session: TestSessionRow,
  stage: StageLog,
  row: TestProblemRow,
  event: Told,
  now: Date,
): Promise<StageLog> {
  const { type } = event
  const step = takeProblemEvent(stage.state, { type, at: now.getTime(), problemId: wireId(row) })
  if (!step) return stage
  await saveTestProblem(
    db,
    row,
    type === 'skipped'
      ? { isSkipped: true, skipMessage: event.message ?? null }
      : { shownAt: within(event.at, session.startedAt.getTime(), now.getTime()) },
  )
  return storeStep(db, session, stage, step, now)
}

/** In the ids of the content: it may become the answer when the stage ends. */
async function keepDraft(
  db: Database,
  session: TestSessionRow,
  row: TestProblemRow,
  draft: string,
): Promise<void> {
  const known = (await loadProblems(db, [row])).get(row.problemId)
  if (!known || isAnswered(row)) return
  const response = JSON.stringify(aliasesOf(session, known, row).toContent(parseResponse(known, draft)))
  if (response.length > LONGEST_UNDECIDED) return
  await saveTestProblem(db, row, { ...broughtUpToDate(known, row), draft: response })
}

/** What happens between the answers. Events that come twice or too late change nothing. */
export async function recordTestEvent(
  db: Database,
  session: TestSessionRow,
  { problemId, event }: HandlerParams<'recordTestEvent'>,
  now: Date,
) {
  const row = (await problemsOf(db, session)).find((one) => wireId(one) === problemId)
  if (!row) return refuse('problem_not_in_test')
  if (!isOfStage(stageOf(session))(row) || !acceptsAnswers(session, session.stageIndex, now)) {
    return succeed({})
  }
  let stage = await readStage(db, session, session.stageIndex)
  if (event.type === 'responded') await keepDraft(db, session, row, event.responseJson)
  else if (event.type !== 'active') stage = await take(db, session, stage, row, event, now)
  const touched = await saveTest(db, { ...session, lastActivityAt: now })
  if (stage.state.sessionStatus === 'passed') await endStageOrTest(db, touched, 'completed', now)
  return succeed({})
}
