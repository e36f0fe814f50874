import type { SkillState } from '@wordstride/learning'
import type { Database } from '../../db/database'
import type { AnswerRow } from '../../db/schema'
import { answerWriting, settlingWriting } from './answerWriting'
import type { projectionOf } from './projection'
import type { Settlement } from './settlement'

export interface AnswerWrite {
  answer: AnswerRow
  /** Of the session after the answer. */
  projection: ReturnType<typeof projectionOf>
  /** As they were read. */
  revision: number
  skillRevision: number
  skillState: SkillState
  settlement: Settlement | null
  /** Of the grade after the answer; null when nothing was settled. */
  score: number | null
}

interface Written {
  isWritten: boolean
  /** Whether the grade was completed before and the plan has gone on from it, or ends with it. */
  hasMovedOn: boolean
  /** Whether the score of the grade is the first that honors ask for. */
  isHonorReached: boolean
  /** Whether the score is one that a set goal names. */
  isGoalNear: boolean
}

/**
 * Stores an accepted answer with all that it changes, in one statement. False when somebody else was first: then nothing
 * is written, and what was read is out of date.
 */
export async function writeAnswer(
  db: Database,
  { answer, projection, revision, skillRevision, skillState, settlement, score }: AnswerWrite,
): Promise<Written> {
  const { level, isSecondTry, hasDroppedToZero, accuracyRate, meanTimeSeconds } = skillState
  const values = {
    ...answer,
    ...projection,
    endedAt: projection.endedAt?.toISOString() ?? null,
    level,
    isSecondTry,
    hasDroppedToZero,
    accuracyRate,
    meanTime: meanTimeSeconds,
    revision,
    skillRevision,
    score,
  }
  if (settlement === null) {
    const [row] = await answerWriting(db).execute(values)
    return { isWritten: row !== undefined, hasMovedOn: false, isHonorReached: false, isGoalNear: false }
  }
  // `firstTimeCorrect` and `overtime` are those of the answer: it is the one that settles.
  const [row] = await settlingWriting(db).execute({ ...values, ...settlement })
  return {
    isWritten: row !== undefined,
    hasMovedOn: row?.hasMovedOn ?? false,
    isHonorReached: row?.isHonorReached ?? false,
    isGoalNear: row?.isGoalNear ?? false,
  }
}
