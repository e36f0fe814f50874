import { type Refusal, refuse } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { type GradedExerciseRow, type GradedSessionRow, gradedExercises, gradedSessions } from '../db/schema'
import { wireProblemId } from './wireIds'

/** A problem of a graded session. */
export interface SessionPlace {
  session: GradedSessionRow
  exercise: GradedExerciseRow
  /** How many exercises the session has. */
  length: number
}

interface Wanted {
  userId: string
  sessionUuid: string
  /** As it goes over the wire. */
  problemId: string
}

/** Finds the problem in the student's own session, or says what does not belong (SR-17). */
export async function findSessionPlace(
  db: Database,
  { userId, sessionUuid, problemId }: Wanted,
): Promise<SessionPlace | Refusal> {
  const rows = await db
    .select({ session: gradedSessions, exercise: gradedExercises })
    .from(gradedSessions)
    .innerJoin(gradedExercises, eq(gradedExercises.sessionUuid, gradedSessions.sessionUuid))
    .where(eq(gradedSessions.sessionUuid, sessionUuid))
  const [first] = rows
  if (!first) return refuse('This session is not known.')
  if (first.session.userId !== userId) return refuse('This session belongs to another user.')
  const found = rows.find(({ session, exercise }) => wireProblemId(session, exercise) === problemId)
  if (!found) return refuse('This problem does not belong to the session.')
  return { ...found, length: rows.length }
}

export const isRefusal = (value: object): value is Refusal => 'is_success' in value
