import { refuse, succeed } from '@wordstride/api'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { answers, gradedExercises, gradedSessions } from '../db/schema'
import type { HandlerParams } from '../dispatch/callContext'

type EventParams = HandlerParams<'recordSessionEvent'>

async function findPlace(db: Database, { session_uuid, problem_id, user_id }: EventParams) {
  const [found] = await db
    .select({ session: gradedSessions, exercise: gradedExercises })
    .from(gradedSessions)
    .innerJoin(
      gradedExercises,
      and(
        eq(gradedExercises.sessionUuid, gradedSessions.sessionUuid),
        eq(gradedExercises.problemId, problem_id),
      ),
    )
    .where(and(eq(gradedSessions.sessionUuid, session_uuid), eq(gradedSessions.userId, user_id)))
  return found
}

/** SES-17: a hint opened after the right answer is learning, not help. */
async function isDone(db: Database, { session_uuid, problem_id }: EventParams): Promise<boolean> {
  const rights = await db.$count(
    answers,
    and(
      eq(answers.sessionUuid, session_uuid),
      eq(answers.problemId, problem_id),
      eq(answers.verdict, 'correct'),
    ),
  )
  return rights > 0
}

/** What happens between the checks. Events that come twice or too late change nothing. */
export async function recordEvent(params: EventParams, db: Database, now: Date) {
  const found = await findPlace(db, params)
  if (!found) return refuse('This problem does not belong to the session.')
  const { session, exercise } = found
  const here = and(
    eq(gradedExercises.sessionUuid, session.sessionUuid),
    eq(gradedExercises.position, exercise.position),
  )
  const change = (set: Partial<typeof gradedExercises.$inferInsert>) =>
    db.update(gradedExercises).set(set).where(here)
  const goOn = async () => {
    const isLast =
      (await db.$count(gradedExercises, eq(gradedExercises.sessionUuid, session.sessionUuid))) ===
      exercise.position + 1
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
        hintChecked: exercise.hintChecked || !(await isDone(db, params)),
      })
      break
    case 'hint_closed':
      await change({ hintStep: 0 })
      break
    case 'responded':
      if (!(await isDone(db, params))) await change({ draft: event.group_answer })
      break
    case 'advanced':
      if (await isDone(db, params)) await goOn()
      break
    case 'skipped': {
      if (await isDone(db, params)) break
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
