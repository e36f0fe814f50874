import type { SessionRecord } from '@wordstride/api'
import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import { among } from '../db/among'
import type { Database } from '../db/database'
import { type SessionRow, type SkillResultRow, sessions, skillResults } from '../db/schema'
import { groupBy } from '../lists/groupBy'
import { isSkillHidden } from './aliases/wireIds'

const { start: _, request: __, ...recorded } = getTableColumns(sessions)
/** All of a session but its start and what the call said besides, which are much larger than the rest. */
export const recordedColumns = recorded

export type RecordedSession = Omit<SessionRow, 'start' | 'request'>

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

const toRecord = (session: RecordedSession, results: readonly SkillResultRow[]): SessionRecord => ({
  sessionId: session.sessionId,
  userId: session.userId,
  phase: session.phase,
  sectionType: session.sectionType,
  gradeId: session.gradeId,
  skillId: session.skillId,
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
const toldOf = (session: RecordedSession, results: readonly SkillResultRow[]): readonly SkillResultRow[] =>
  isSkillHidden(session, session.sessionStatus !== 'in_progress') ? [] : results

/** ENT-20: the records of sessions of one student, in their order. */
export async function findRecords(
  db: Database,
  userId: string,
  found: readonly RecordedSession[],
): Promise<SessionRecord[]> {
  if (found.length === 0) return []
  const ids = found.map(({ sessionId }) => sessionId)
  const results = await db
    .select()
    .from(skillResults)
    .where(and(eq(skillResults.userId, userId), among(skillResults.sessionId, ids)))
    .orderBy(asc(skillResults.seq))
  const bySession = groupBy(results, ({ sessionId }) => sessionId)
  return found.map((session) => toRecord(session, toldOf(session, bySession.get(session.sessionId) ?? [])))
}
