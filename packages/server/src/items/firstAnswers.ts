import { LEARNERS } from '@wordstride/api'
import { and, asc, eq, gt, inArray, isNotNull, lt, lte, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import { answers, users } from '../db/schema'

/** What tells of a problem: what a session accepted as right or wrong. */
const GRADED = ['correct', 'incorrect'] as const

/** The first graded answer of each learner to each problem of a session that came in a time, in the order of arrival. */
export function findFirstAnswers(db: Database, { after, to }: { after: Date; to: Date }) {
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
    })
    .from(answers)
    .innerJoin(users, eq(users.userId, answers.userId))
    .where(
      and(
        gt(answers.receivedAt, after),
        lte(answers.receivedAt, to),
        isNotNull(answers.seq),
        inArray(answers.verdict, [...GRADED]),
        inArray(users.role, [...LEARNERS]),
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
}
export type FirstAnswerRow = Awaited<ReturnType<typeof findFirstAnswers>>[number]
