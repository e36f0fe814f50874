import type { Verdict } from '@wordstride/core'
import { and, asc, eq, gt, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import { isSameSkill } from '../db/sameRow'
import { answers, sessions, skills, users } from '../db/schema'
import { learnersAnswers } from '../sessions/learnersAnswers'
import type { FindAnswered, Slice } from './answered'

const other = alias(answers, 'other')

const isAlone = (db: Database, inItsWay: ReturnType<typeof lt>) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(other)
      .where(and(eq(other.userId, answers.userId), eq(other.sessionId, answers.sessionId), inItsWay)),
  )

function findRows(db: Database, slice: Slice) {
  return db
    .select({
      userId: answers.userId,
      sessionId: answers.sessionId,
      answerId: answers.answerId,
      sectionType: answers.sectionType,
      gradeId: answers.gradeId,
      phase: answers.phase,
      skill: { id: answers.skillId, name: skills.skillName },
      problemId: answers.problemId,
      responseJson: answers.responseJson,
      verdict: answers.verdict,
      startTs: answers.startTs,
      endTs: answers.endTs,
      receivedAt: answers.receivedAt,
      startedAt: sessions.startedAt,
      activeMs: sessions.activeMs,
      /** Null in sessions over several skills. */
      sessionSkillId: sessions.skillId,
      isFirst: sql<boolean>`${isAlone(db, lt(other.seq, answers.seq))}`,
      hasPassed: sql<boolean>`${sessions.sessionStatus} = 'passed' and ${isAlone(db, gt(other.seq, answers.seq))}`,
    })
    .from(answers)
    .innerJoin(users, eq(users.userId, answers.userId))
    .innerJoin(sessions, and(eq(sessions.userId, answers.userId), eq(sessions.sessionId, answers.sessionId)))
    .innerJoin(skills, isSameSkill(skills, answers))
    .where(learnersAnswers(slice))
    .orderBy(asc(answers.receivedAt), asc(answers.answerId))
    .limit(slice.limit)
}

const RIGHT: Readonly<Partial<Record<Verdict, boolean>>> = { correct: true, incorrect: false }

/** What sessions accepted. */
export const answeredInSessions: FindAnswered = async (db, slice) => {
  const rows = await findRows(db, slice)
  return rows.map(({ verdict, activeMs, sessionSkillId, hasPassed, ...row }) => ({
    ...row,
    lesson: sessionSkillId ?? row.phase,
    isRight: RIGHT[verdict] ?? null,
    passed: hasPassed ? { activeMs } : null,
  }))
}
