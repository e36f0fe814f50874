import { refuse, succeed } from '@wordstride/api'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { type TestProblemRow, type TestSessionRow, testProblems } from '../db/schema'
import type { HandlerParams } from '../dispatch/callContext'
import { parseResponse } from '../practice/gradeAnswer'
import { endStageOrTest, findTestProblems, isOfStage, saveTest } from './endTest'
import { acceptsAnswers, stageOf } from './testClock'
import { isAnswered, loadProblems, wireId } from './testProblem'

type TestEvent = HandlerParams<'recordTestEvent'>['event']

async function changesOf(
  db: Database,
  row: TestProblemRow,
  event: TestEvent,
): Promise<Partial<TestProblemRow> | null> {
  switch (event.type) {
    case 'exercise_shown':
      return row.shownAt === null ? { shownAt: event.at } : null
    case 'responded': {
      const known = (await loadProblems(db, [row])).get(row.problemId)
      if (!known || isAnswered(row)) return null
      parseResponse(known, event.group_answer)
      return { draft: event.group_answer }
    }
    case 'skipped':
      return isAnswered(row) ? null : { isSkipped: true, skipMessage: event.message ?? null }
    case 'active':
      return null
  }
}

/** What happens between the answers. Events that come twice or too late change nothing. */
export async function recordTestEvent(
  db: Database,
  session: TestSessionRow,
  { problem_id, event }: HandlerParams<'recordTestEvent'>,
  now: Date,
) {
  const rows = await findTestProblems(db, session.sessionUuid)
  const row = rows.find((one) => wireId(one) === problem_id)
  if (!row) return refuse('This problem does not belong to the test.')
  const isHere = isOfStage(stageOf(session))
  if (!isHere(row) || !acceptsAnswers(session, session.stageIndex, now)) return succeed({})
  const changes = await changesOf(db, row, event)
  if (changes) {
    await db
      .update(testProblems)
      .set(changes)
      .where(and(eq(testProblems.sessionUuid, row.sessionUuid), eq(testProblems.seq, row.seq)))
  }
  const touched = await saveTest(db, { ...session, lastActivityAt: now })
  const isAllDone = rows
    .filter(isHere)
    .every((one) => isAnswered(one) || one.isSkipped || (one === row && changes?.isSkipped))
  if (isAllDone) await endStageOrTest(db, touched, 'completed', now)
  return succeed({})
}
