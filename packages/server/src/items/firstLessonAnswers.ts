import { and, asc, eq, inArray, min as least, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import { answers, users } from '../db/schema'
import { learnersAnswers } from '../sessions/learnersAnswers'
import type { AnswerSource, Slice } from './answerSource'

/** What tells of a problem: what a session accepted as right or wrong. */
const GRADED = ['correct', 'incorrect'] as const

function findRows(db: Database, slice: Slice) {
  const earlier = alias(answers, 'earlier')
  return db
    .select({
      userId: answers.userId,
      sectionType: answers.sectionType,
      problemId: answers.problemId,
      problemVersion: answers.problemVersion,
      responseJson: answers.responseJson,
      verdict: answers.verdict,
      startTs: answers.startTs,
      endTs: answers.endTs,
      receivedAt: answers.receivedAt,
    })
    .from(answers)
    .innerJoin(users, eq(users.userId, answers.userId))
    .where(
      and(
        learnersAnswers(slice),
        inArray(answers.verdict, [...GRADED]),
        notExists(
          db
            .select({ one: sql`1` })
            .from(earlier)
            .where(
              and(
                eq(earlier.userId, answers.userId),
                eq(earlier.sessionId, answers.sessionId),
                eq(earlier.problemId, answers.problemId),
                inArray(earlier.verdict, [...GRADED]),
                lt(earlier.seq, answers.seq),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(answers.receivedAt), asc(answers.answerId))
    .limit(slice.limit)
}

/** The first graded answer of each learner to each problem of a session. */
export const firstLessonAnswers: AnswerSource = {
  progressId: 1,
  async firstAt(db) {
    const [first] = await db.select({ at: least(answers.receivedAt) }).from(answers)
    return first?.at ?? null
  },
  async find(db, slice) {
    const rows = await findRows(db, slice)
    return rows.map(({ verdict, ...row }) => ({ ...row, isRight: verdict === 'correct' }))
  },
}
