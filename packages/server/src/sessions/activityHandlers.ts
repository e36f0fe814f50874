import { refuse, type SessionRecord, succeed } from '@wordstride/api'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { type SessionRow, sessions, skillResults } from '../db/schema'
import type { Handlers } from '../dispatch/callContext'
import { savePoints } from './log/saveAccepted'

/** SES-31: what the session did to the levels. */
async function reportOf(db: Database, { userId, sessionId }: SessionRow) {
  const results = await db
    .select()
    .from(skillResults)
    .where(and(eq(skillResults.userId, userId), eq(skillResults.sessionId, sessionId)))
    .orderBy(asc(skillResults.seq))
  return {
    secondTryList: results.filter(({ after }) => after.isSecondTry).map(({ skillId }) => skillId),
    levelChangeReport: results.map(({ skillId, gradeId, before, after }) => ({
      skillId,
      gradeId,
      levelFrom: before.level,
      levelTo: after.level,
      fromSecondTry: before.isSecondTry,
      toSecondTry: after.isSecondTry,
    })),
  }
}

async function toRecord(db: Database, session: SessionRow, total: number): Promise<SessionRecord> {
  const { startedAt, endedAt } = session
  return {
    ...{ sessionId: session.sessionId, userId: session.userId, phase: session.phase },
    ...{ sectionType: session.sectionType, gradeId: session.gradeId, skillId: session.skillId },
    startTime: startedAt.getTime(),
    endTime: endedAt?.getTime() ?? null,
    locStartTime: session.locStartTime,
    startingLevel: session.startingLevel,
    endingLevel: session.endingLevel,
    startingScore: session.startingScore,
    endScore: session.endScore,
    sessionStatus: session.sessionStatus,
    atLearningCenter: session.atLearningCenter,
    demoStatus: session.demoStatus,
    assistedExercisesStatus: session.assistedExercisesStatus,
    points: { total },
    ...(await reportOf(db, session)),
  }
}

export const activityHandlers = {
  /** SES-24, SES-25: the record is the server's own; the client tells of demos and assisted exercises. */
  async saveUserActivityData({ userId, session: told }, { db, timeZone }) {
    const { sessionId, demoStatus, assistedExercisesStatus } = told
    const [session] = await db
      .update(sessions)
      .set({ demoStatus, assistedExercisesStatus })
      .where(and(eq(sessions.userId, userId), eq(sessions.sessionId, sessionId)))
      .returning()
    if (!session) return refuse('session_unknown')
    const total =
      session.sessionStatus === 'in_progress'
        ? 0
        : await db.transaction((tx) => savePoints(tx, { userId, sessionId }, timeZone))
    return succeed({ sessionId, points: { total }, session: await toRecord(db, session, total) })
  },
} satisfies Pick<Handlers, 'saveUserActivityData'>
