import type { SessionRecord } from '@wordstride/api'
import { and, asc, eq } from 'drizzle-orm'
import { among } from '../db/among'
import type { Database } from '../db/database'
import { type SessionRow, type SkillResultRow, skillResults } from '../db/schema'
import { isSkillHidden } from './aliases/wireIds'

/** SES-31: what a session did to the levels. */
const reportOf = (results: readonly SkillResultRow[]) => ({
  secondTryList: results.filter(({ after }) => after.isSecondTry).map(({ skillId }) => skillId),
  levelChangeReport: results.map(({ skillId, gradeId, before, after }) => ({
    skillId,
    gradeId,
    levelFrom: before.level,
    levelTo: after.level,
    fromSecondTry: before.isSecondTry,
    toSecondTry: after.isSecondTry,
  })),
})

const toRecord = (session: SessionRow, results: readonly SkillResultRow[]): SessionRecord => ({
  ...{ sessionId: session.sessionId, userId: session.userId, phase: session.phase },
  ...{ sectionType: session.sectionType, gradeId: session.gradeId, skillId: session.skillId },
  startTime: session.startedAt.getTime(),
  endTime: session.endedAt?.getTime() ?? null,
  locStartTime: session.locStartTime,
  startingLevel: session.startingLevel,
  endingLevel: session.endingLevel,
  startingScore: session.startingScore,
  endScore: session.endScore,
  sessionStatus: session.sessionStatus,
  atLearningCenter: session.atLearningCenter,
  demoStatus: session.demoStatus,
  assistedExercisesStatus: session.assistedExercisesStatus,
  points: { total: session.pointsTotal },
  ...reportOf(results),
})

/** What a session did to the levels is told when it is over, where it names the words that are asked for. */
const toldOf = (session: SessionRow, results: readonly SkillResultRow[]): readonly SkillResultRow[] =>
  isSkillHidden(session, session.sessionStatus !== 'in_progress') ? [] : results

/** ENT-20: the records of sessions of one student, in their order. */
export async function findRecords(
  db: Database,
  userId: string,
  sessions: readonly SessionRow[],
): Promise<SessionRecord[]> {
  if (sessions.length === 0) return []
  const ids = sessions.map(({ sessionId }) => sessionId)
  const results = await db
    .select()
    .from(skillResults)
    .where(and(eq(skillResults.userId, userId), among(skillResults.sessionId, ids)))
    .orderBy(asc(skillResults.seq))
  const bySession = new Map<string, SkillResultRow[]>(ids.map((id) => [id, []]))
  for (const result of results) bySession.get(result.sessionId)?.push(result)
  return sessions.map((session) => toRecord(session, toldOf(session, bySession.get(session.sessionId) ?? [])))
}
