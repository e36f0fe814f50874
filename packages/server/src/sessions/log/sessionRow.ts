import { TZDate } from '@date-fns/tz'
import type { CoursePhase } from '@wordstride/core'
import type { SessionStart } from '@wordstride/learning'
import { format } from 'date-fns'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { learningCenters, type SessionRow, sessions, userCenters } from '../../db/schema'
import { runningSince } from '../../standing/runningSince'

export type SessionScope = Pick<SessionRow, 'userId' | 'phase' | 'sectionType' | 'gradeId' | 'skillId'>

/** The unfinished session of the last hours, if any: a reload, a second tab and another device go on with it. */
export async function findOpenSession(
  db: Database,
  scope: SessionScope,
  now: Date,
): Promise<SessionRow | null> {
  const [row] = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, scope.userId),
        eq(sessions.sectionType, scope.sectionType),
        eq(sessions.gradeId, scope.gradeId),
        eq(sessions.phase, scope.phase),
        scope.skillId === null ? undefined : eq(sessions.skillId, scope.skillId),
        sql`${sessions.sessionStatus} = 'in_progress'`,
        sql`${sessions.start} is not null`,
        gt(sessions.startedAt, runningSince(now)),
      ),
    )
    .orderBy(desc(sessions.startedAt))
    .limit(1)
    .prepare('open_session')
    .execute()
  return row ?? null
}

/** SR-39: whether the address is one of the student's learning centres. */
const isAtCenter = (userId: string, ip: string) =>
  sql<boolean>`exists (select from ${userCenters} join ${learningCenters} on ${learningCenters.id} = ${userCenters.centerId}
    where ${userCenters.userId} = ${userId} and ${ip} = any(${learningCenters.ips}))`

export interface Visit {
  now: Date
  timeZone: string
  ip: string
}

/** A session of a course; a test is no row of `sessions`. */
export type CourseStart = SessionStart & { phase: CoursePhase }

interface Opening {
  userId: string
  start: CourseStart
  startingScore: number
  request: unknown
  /** Of a graded session. */
  aliasSecret?: string
}

/** Makes the row of a session, which is its record from now on (ENT-20). */
export async function insertSession(
  db: Database,
  { userId, start, startingScore, request, aliasSecret }: Opening,
  { now, timeZone, ip }: Visit,
): Promise<SessionRow> {
  const { sessionId, phase, sectionType, gradeId, skillId, path, startingLevel } = start
  const [row] = await db
    .insert(sessions)
    .values({
      userId,
      sessionId,
      phase,
      sectionType,
      gradeId,
      path,
      start,
      request,
      aliasSecret,
      skillId: skillId === '' ? null : skillId,
      sessionStatus: 'in_progress',
      startedAt: now,
      locStartTime: format(new TZDate(now, timeZone), 'yyyy-MM-dd HH:mm:ss'),
      startingLevel,
      endingLevel: startingLevel,
      startingScore,
      atLearningCenter: isAtCenter(userId, ip),
    })
    .returning()
    .prepare('insert_session')
    .execute()
  return row as SessionRow
}
