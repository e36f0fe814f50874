import { and, asc, eq, min as least } from 'drizzle-orm'
import type { Database } from '../db/database'
import { testProblems, testSessions, users } from '../db/schema'
import { learnersTestAnswers } from '../sessions/learnersAnswers'
import type { AnswerSource } from './answerSource'

/** What learners answered in tests, where each problem has one answer. */
export const firstTestAnswers: AnswerSource = {
  progressId: 2,

  async firstAt(db) {
    const [first] = await db.select({ at: least(testProblems.receivedAt) }).from(testProblems)
    return first?.at ?? null
  },

  async find(db: Database, slice) {
    const rows = await db
      .select({
        userId: testProblems.userId,
        sectionType: testSessions.sectionType,
        problemId: testProblems.problemId,
        problemVersion: testProblems.problemVersion,
        responseJson: testProblems.responseJson,
        isRight: testProblems.isCorrect,
        startTs: testProblems.startTs,
        endTs: testProblems.endTs,
        receivedAt: testProblems.receivedAt,
      })
      .from(testProblems)
      .innerJoin(
        testSessions,
        and(eq(testSessions.userId, testProblems.userId), eq(testSessions.sessionId, testProblems.sessionId)),
      )
      .innerJoin(users, eq(users.userId, testProblems.userId))
      .where(learnersTestAnswers(slice))
      .orderBy(asc(testProblems.receivedAt), asc(testProblems.answerId))
      .limit(slice.limit)
    return rows.map(({ responseJson, isRight, startTs, endTs, receivedAt, ...row }) => ({
      ...row,
      responseJson: responseJson ?? 'null',
      isRight: isRight === true,
      startTs: startTs ?? 0,
      endTs: endTs ?? 0,
      receivedAt: receivedAt ?? slice.to,
    }))
  },
}
