import { succeed } from '@wordstride/api'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { answers, type GradedExerciseRow, gradedExercises, gradedSessions } from '../db/schema'
import type { HandlerParams } from '../dispatch/callContext'
import { findSessionPlace, isRefusal } from './sessionPlace'

type EventParams = HandlerParams<'recordSessionEvent'>

/** SES-17: a hint opened after the right answer is learning, not help. */
async function isDone(db: Database, { sessionUuid, problemId }: GradedExerciseRow): Promise<boolean> {
  const rights = await db.$count(
    answers,
    and(
      eq(answers.sessionUuid, sessionUuid),
      eq(answers.problemId, problemId),
      eq(answers.verdict, 'correct'),
    ),
  )
  return rights > 0
}

/** What happens between the checks. Events that come twice or too late change nothing. */
export async function recordEvent(params: EventParams, db: Database, now: Date) {
  const found = await findSessionPlace(db, {
    userId: params.user_id,
    sessionUuid: params.session_uuid,
    problemId: params.problem_id,
  })
  if (isRefusal(found)) return found
  const { session, exercise, length } = found
  const here = and(
    eq(gradedExercises.sessionUuid, session.sessionUuid),
    eq(gradedExercises.position, exercise.position),
  )
  const change = (set: Partial<typeof gradedExercises.$inferInsert>) =>
    db.update(gradedExercises).set(set).where(here)
  const goOn = async () => {
    const isLast = exercise.position === length - 1
    await db
      .update(gradedSessions)
      .set({
        currentIndex: sql`greatest(${gradedSessions.currentIndex}, ${exercise.position + (isLast ? 0 : 1)})`,
      })
      .where(eq(gradedSessions.sessionUuid, session.sessionUuid))
    return isLast
  }
  const { event } = params
  switch (event.type) {
    case 'exercise_shown':
      if (exercise.shownAt === null) await change({ shownAt: event.at })
      break
    case 'hint_opened':
      await change({
        hintStep: event.step,
        hintChecked: exercise.hintChecked || !(await isDone(db, exercise)),
      })
      break
    case 'hint_closed':
      await change({ hintStep: 0 })
      break
    case 'responded':
      if (!(await isDone(db, exercise))) await change({ draft: event.group_answer })
      break
    case 'advanced':
      if (await isDone(db, exercise)) await goOn()
      break
    case 'skipped': {
      if (await isDone(db, exercise)) break
      await change({ isSkipped: true, skipMessage: event.message ?? null })
      if (await goOn()) {
        await db
          .update(gradedSessions)
          .set({ status: 'passed', passedAt: now })
          .where(
            and(
              eq(gradedSessions.sessionUuid, session.sessionUuid),
              eq(gradedSessions.status, 'in_progress'),
            ),
          )
      }
      break
    }
  }
  return succeed({})
}
