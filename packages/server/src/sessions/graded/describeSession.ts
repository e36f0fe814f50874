import { foldSession, type SessionEvent } from '@wordstride/learning'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { FindProblem } from '../../content/problemCache'
import type { Database } from '../../db/database'
import { answers, type SessionExerciseRow, type SessionRow, sessionExercises } from '../../db/schema'
import { wireEvents } from '../aliases/wireIds'
import { readSession, type SessionKey, startEvents, toldEvents } from '../log/sessionReading'
import { type StoredResponse, toGradedExercise } from './gradedExercise'
import { stepsOpened } from './openedHints'
import type { MadeSession } from './planSession'

interface Description {
  isResumed: boolean
  showsContentId: boolean
  findProblem: FindProblem
}

/** The last answer to each problem that the session accepted, as JSON. */
async function findResponses(
  db: Database,
  { userId, sessionId }: SessionKey,
): Promise<Map<string, StoredResponse>> {
  const rows = await db
    .select({
      problemId: answers.problemId,
      responseJson: answers.responseJson,
      problemVersion: answers.problemVersion,
    })
    .from(answers)
    .where(and(eq(answers.userId, userId), eq(answers.sessionId, sessionId), isNotNull(answers.seq)))
    .orderBy(asc(answers.seq))
  return new Map(rows.map(({ problemId, ...stored }) => [problemId, stored]))
}

interface Told {
  session: SessionRow
  events: SessionEvent[]
  exercises: readonly SessionExerciseRow[]
  responses: ReadonlyMap<string, StoredResponse>
}

/** The reply about a session. */
async function describe(
  { session, events, exercises, responses }: Told,
  { isResumed, showsContentId, findProblem }: Description,
) {
  const { start } = session
  const state = foldSession(events)
  if (!start || !state) throw new Error(`The session ${session.sessionId} has no events.`)
  const problems = []
  const steps = stepsOpened(events)
  for (const exercise of exercises) {
    const target = start.targets?.[exercise.position]
    if (!target) throw new Error(`The session ${session.sessionId} has no place for ${exercise.problemId}.`)
    const known = await findProblem(exercise.problemId)
    // The player says that it cannot be shown, and it is skipped without a loss (SR-17).
    if (!known) continue
    const lastAnswer = responses.get(exercise.problemId) ?? null
    problems.push(
      toGradedExercise({
        session,
        start,
        state,
        exercise,
        target,
        known,
        lastAnswer,
        showsContentId,
        hintSteps: steps.get(exercise.problemId) ?? 0,
      }),
    )
  }
  return {
    sessionId: session.sessionId,
    startedAt: session.startedAt.getTime(),
    isResumed,
    events: wireEvents(session, start, events),
    userStartingScore: session.startingScore,
    problems,
  }
}

type View = Omit<Description, 'isResumed'>

/** A session that was made just now: only its start has happened. */
export const describeNew = ({ session, exercises }: MadeSession, view: View) =>
  describe(
    { session, exercises, events: startEvents(session), responses: new Map() },
    { ...view, isResumed: false },
  )

/** An unfinished session, as it was left. */
export async function describeResumed(db: Database, session: SessionRow, view: View) {
  const reading = await readSession(db, session)
  const exercises = await db
    .select()
    .from(sessionExercises)
    .where(
      and(eq(sessionExercises.userId, session.userId), eq(sessionExercises.sessionId, session.sessionId)),
    )
    .orderBy(asc(sessionExercises.position))
  const told = {
    session,
    exercises,
    events: reading ? toldEvents(reading) : [],
    responses: await findResponses(db, session),
  }
  return describe(told, { ...view, isResumed: true })
}
