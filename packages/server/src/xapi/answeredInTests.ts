import { and, asc, eq, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import { testProblems, testSessions, users } from '../db/schema'
import { learnersTestAnswers } from '../sessions/learnersAnswers'
import type { FindAnswered, Slice } from './answered'

const other = alias(testProblems, 'other')

function findRows(db: Database, slice: Slice) {
  const earlier = db
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        eq(other.userId, testProblems.userId),
        eq(other.sessionId, testProblems.sessionId),
        isNotNull(other.isCorrect),
        lt(other.seq, testProblems.seq),
      ),
    )
  return db
    .select({
      userId: testProblems.userId,
      sessionId: testProblems.sessionId,
      answerId: testProblems.answerId,
      seq: testProblems.seq,
      sectionType: testSessions.sectionType,
      gradeId: testSessions.gradeId,
      testType: testSessions.testType,
      problemId: testProblems.problemId,
      responseJson: testProblems.responseJson,
      isRight: testProblems.isCorrect,
      startTs: testProblems.startTs,
      endTs: testProblems.endTs,
      receivedAt: testProblems.receivedAt,
      startedAt: testSessions.startedAt,
      isFirst: sql<boolean>`${notExists(earlier)}`,
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
}

/** What learners answered in tests, where each problem has one answer. */
export const answeredInTests: FindAnswered = async (db, slice) => {
  const rows = await findRows(db, slice)
  return rows.map(({ testType, answerId, seq, responseJson, startTs, endTs, receivedAt, ...row }) => ({
    ...row,
    // What stood on the screen when the time was up has no id of a client.
    answerId: answerId ?? `draft ${seq}`,
    lesson: testType,
    phase: testType,
    skill: null,
    responseJson: responseJson ?? 'null',
    startTs: startTs ?? 0,
    endTs: endTs ?? 0,
    receivedAt: receivedAt ?? slice.to,
    passed: null,
  }))
}
