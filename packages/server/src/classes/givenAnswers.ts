import type { GivenAnswer } from '@wordstride/api'
import { isJudged, seededRandom } from '@wordstride/core'
import { practiceSeed } from '@wordstride/learning'
import { and, asc, eq } from 'drizzle-orm'
import { type KnownProblem, openContent } from '../content/problemCache'
import type { Database } from '../db/database'
import { type AnswerRow, answers, type SessionExerciseRow, sessionExercises } from '../db/schema'
import { toGradedExercise } from '../sessions/graded/gradedExercise'
import { stepsOpened } from '../sessions/graded/openedHints'
import {
  isGraded,
  placesInRow,
  readSession,
  type SessionReading,
  toldEvents,
} from '../sessions/log/sessionReading'
import { runningSince } from '../standing/runningSince'

type Shown = NonNullable<GivenAnswer['shown']>

function presentationOf(
  { exercise }: KnownProblem,
  answer: AnswerRow,
  stored: SessionExerciseRow | undefined,
  place: number,
): unknown {
  if (stored) {
    const read = exercise.readPresentation(stored.presentation, stored.problemVersion)
    if (!read.ok) throw new Error('its presentation does not fit')
    return read.value
  }
  return exercise.present(seededRandom(practiceSeed(answer.sessionId, answer.problemId, place)))
}

/** Graded work that may be gone on with: nobody reads of it what its student does not (docs/security.md). */
const isRunning = (reading: SessionReading, now: Date): boolean =>
  isGraded(reading) &&
  reading.session.sessionStatus === 'in_progress' &&
  reading.session.startedAt > runningSince(now)

/** As its student sees it: no hint that was not opened, no word before it was found; and no marks for anybody. */
function drawRunning(
  known: KnownProblem,
  { session, state }: SessionReading,
  answer: AnswerRow,
  stored: SessionExerciseRow | undefined,
  hintSteps: number,
): { skillName: string; shown: Shown | null } {
  const { start } = session
  const target = stored && start?.targets?.[stored.position]
  if (!stored || !start || !state || !target) return { skillName: '', shown: null }
  const exercise = { ...stored, draft: null }
  const told = toGradedExercise({
    session,
    start,
    state,
    exercise,
    target,
    known,
    hintSteps,
    lastAnswer: answer,
    showsContentId: false,
  })
  const { responseJson } = told.progress
  const shown =
    responseJson === null ? null : { problem: { ...told.problem }, response: responseJson, feedback: null }
  return { skillName: told.skillName, shown }
}

/** Null when the content has changed so much that it cannot be drawn any more. */
function draw(
  known: KnownProblem,
  answer: AnswerRow,
  stored: SessionExerciseRow | undefined,
  place: number,
): Shown | null {
  const { exercise } = known
  try {
    const view = exercise.view(presentationOf(known, answer, stored, place))
    const response = exercise.readResponse(JSON.parse(answer.responseJson), answer.problemVersion)
    if (!response.ok) return null
    const result = exercise.grade(response.value, { mode: 'practice' })
    // The marks of a key that says otherwise today would be wrong.
    const isSame = isJudged(result.verdict) && result.verdict === answer.verdict
    const feedback = isSame ? exercise.feedback(response.value, result) : null
    return {
      problem: { ...view },
      response: JSON.stringify(response.value),
      feedback: feedback && {
        solution: feedback.solution,
        items: { ...feedback.items },
        notes: [...feedback.notes],
      },
    }
  } catch {
    return null
  }
}

/** The answers of a session in their order, as they were given. Null when the student has no such session. */
export async function findGivenAnswers(
  db: Database,
  key: { userId: string; sessionId: string },
  now: Date,
): Promise<GivenAnswer[] | null> {
  const { userId, sessionId } = key
  const [reading, given, stored, content] = await Promise.all([
    readSession(db, key),
    db
      .select()
      .from(answers)
      .where(and(eq(answers.userId, userId), eq(answers.sessionId, sessionId)))
      .orderBy(asc(answers.receivedAt), asc(answers.seq)),
    db
      .select()
      .from(sessionExercises)
      .where(and(eq(sessionExercises.userId, userId), eq(sessionExercises.sessionId, sessionId))),
    openContent(db),
  ])
  if (!reading) return null
  const steps = stepsOpened(toldEvents(reading))
  const places = placesInRow(reading)
  const exercises = new Map(stored.map((exercise) => [exercise.problemId, exercise]))
  const described: GivenAnswer[] = []
  const hidesKeys = isRunning(reading, now)
  for (const answer of given) {
    const known = await content.findProblem(answer.problemId)
    const exercise = exercises.get(answer.problemId)
    const place = (answer.seq === null ? undefined : places.get(answer.seq)) ?? 0
    const hints = steps.get(answer.problemId) ?? 0
    const drawn = known
      ? hidesKeys
        ? drawRunning(known, reading, answer, exercise, hints)
        : { skillName: known.skillName, shown: draw(known, answer, exercise, place) }
      : { skillName: hidesKeys ? '' : answer.skillId, shown: null }
    described.push({
      ...drawn,
      answerId: answer.answerId,
      verdict: answer.verdict,
      hints: hints || (answer.hintChecked ? 1 : 0),
      seconds: Math.max(0, (answer.endTs - answer.startTs) / 1000),
      answeredAt: answer.receivedAt.getTime(),
    })
  }
  return described
}
