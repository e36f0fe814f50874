import { type Refusal, refuse } from '@wordstride/api'
import { and, eq } from 'drizzle-orm'
import { findProblem, type KnownProblem, knownProblem } from '../../content/problemCache'
import type { Database } from '../../db/database'
import { type AnswerRow, answers } from '../../db/schema'
import type { SessionReading } from './sessionReading'

interface Attempt {
  answerId: string
  problemId: string
  startTs: number
}

/**
 * An answer that is there already: the same id, or the same attempt under another one (SR-17). It is written again as it
 * stands: one that a primary has stored before its replica is seen by readers after a crash, and would be acknowledged
 * and then lost with that primary; a write waits for the replica.
 */
export async function findSaved(
  db: Database,
  { session, answers: logged, savedIn }: SessionReading,
  { answerId, problemId, startTs }: Attempt,
): Promise<AnswerRow | Refusal | null> {
  const same =
    logged.find((entry) => entry.answerId === answerId) ??
    logged.find((entry) => entry.problemId === problemId && entry.startTs === startTs)
  if (!same) return savedIn === null ? null : refuse('answer_of_other_session')
  if (same.problemId !== problemId) return refuse('answer_of_other_problem')
  const [row] = await db
    .update(answers)
    .set({ answerId: same.answerId })
    .where(
      and(
        eq(answers.userId, session.userId),
        eq(answers.sessionId, session.sessionId),
        eq(answers.answerId, same.answerId),
      ),
    )
    .returning()
  return row ?? null
}

/** The problem, from the cache when the content has not changed since it was filled. */
export const problemOf = async (
  db: Database,
  { contentVersion }: SessionReading,
  problemId: string,
): Promise<KnownProblem | null> =>
  knownProblem(db, contentVersion, problemId) ?? (await findProblem(db, problemId))
