import { LEARNERS } from '@wordstride/api'
import { and, asc, eq, gt, inArray, isNotNull, lt, lte, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import { answers, sessions, skills, users } from '../db/schema'

const other = alias(answers, 'other')

const isAlone = (db: Database, inItsWay: ReturnType<typeof lt>) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(other)
      .where(and(eq(other.userId, answers.userId), eq(other.sessionId, answers.sessionId), inItsWay)),
  )

/** What learners answered in a time, as their sessions accepted it, in the order of arrival. */
export async function findAnswered(
  db: Database,
  { after, to, limit }: { after: Date; to: Date; limit: number },
) {
  return db
    .select({
      userId: answers.userId,
      answerId: answers.answerId,
      sessionId: answers.sessionId,
      phase: answers.phase,
      sectionType: answers.sectionType,
      gradeId: answers.gradeId,
      skillId: answers.skillId,
      skillName: skills.skillName,
      problemId: answers.problemId,
      responseJson: answers.responseJson,
      verdict: answers.verdict,
      startTs: answers.startTs,
      endTs: answers.endTs,
      receivedAt: answers.receivedAt,
      /** Null in sessions over several skills. */
      sessionSkillId: sessions.skillId,
      startedAt: sessions.startedAt,
      activeMs: sessions.activeMs,
      isFirst: sql<boolean>`${isAlone(db, lt(other.seq, answers.seq))}`,
      hasPassed: sql<boolean>`${sessions.sessionStatus} = 'passed' and ${isAlone(db, gt(other.seq, answers.seq))}`,
    })
    .from(answers)
    .innerJoin(users, eq(users.userId, answers.userId))
    .innerJoin(sessions, and(eq(sessions.userId, answers.userId), eq(sessions.sessionId, answers.sessionId)))
    .innerJoin(
      skills,
      and(
        eq(skills.sectionType, answers.sectionType),
        eq(skills.gradeId, answers.gradeId),
        eq(skills.skillId, answers.skillId),
      ),
    )
    .where(
      and(
        gt(answers.receivedAt, after),
        lte(answers.receivedAt, to),
        isNotNull(answers.seq),
        inArray(users.role, [...LEARNERS]),
      ),
    )
    .orderBy(asc(answers.receivedAt), asc(answers.answerId))
    .limit(limit)
}

export type Answered = Awaited<ReturnType<typeof findAnswered>>[number]
