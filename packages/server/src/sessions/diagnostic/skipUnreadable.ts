import type { Database } from '../../db/database'
import type { TestProblemRow, TestSessionRow } from '../../db/schema'
import { type StageLog, storeStep } from './stageLog'
import { openProblem, takeProblemEvent } from './stageSession'
import { loadProblems } from './testProblem'
import { saveTestProblem } from './testRows'

/** A problem that cannot be read any more is not on the student's screen, so nobody waits for its answer. */
export async function skipUnreadable(
  db: Database,
  session: TestSessionRow,
  stage: StageLog,
  rows: ReadonlyMap<string, TestProblemRow>,
  now: Date,
): Promise<StageLog> {
  const problemId = openProblem(stage.state)
  const row = problemId === null ? undefined : rows.get(problemId)
  if (problemId === null || !row) return stage
  if ((await loadProblems(db, [row])).has(row.problemId)) return stage
  const step = takeProblemEvent(stage.state, { type: 'skipped', at: now.getTime(), problemId })
  if (!step) return stage
  await saveTestProblem(db, row, { isSkipped: true })
  return skipUnreadable(db, session, await storeStep(db, session, stage, step, now), rows, now)
}
