import { TZDate } from '@date-fns/tz'
import { refuse, succeed } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { format } from 'date-fns'
import { and, asc, eq, sql } from 'drizzle-orm'
import { sessionPoints } from '../assignments/sessionPoints'
import type { Database } from '../db/database'
import { sessions, skillResults, skills, userSkills } from '../db/schema'
import type { HandlerParams, Handlers } from '../dispatch/callContext'
import { toLevelChange } from '../graded/gradedExercise'

interface SkillKey {
  sectionType: CourseSection
  gradeId: number
  skillId: string | null
}

/** The student's level in the skill; null when there is no such skill, undefined for a session over several. */
async function findLevel(
  db: Database,
  userId: string,
  { sectionType, gradeId, skillId }: SkillKey,
): Promise<number | null | undefined> {
  if (skillId === null) return undefined
  const [known] = await db
    .select({ level: userSkills.level })
    .from(skills)
    .leftJoin(
      userSkills,
      and(
        eq(userSkills.userId, userId),
        eq(userSkills.sectionType, skills.sectionType),
        eq(userSkills.gradeId, skills.gradeId),
        eq(userSkills.skillId, skills.skillId),
      ),
    )
    .where(and(eq(skills.sectionType, sectionType), eq(skills.gradeId, gradeId), eq(skills.skillId, skillId)))
  return known ? (known.level ?? 0) : null
}

type ActivityParams = HandlerParams<'saveUserActivityData'>

/** SES-31: of graded sessions the server reports its own level changes; the client's are for display (SR-12). */
async function reportOf(
  db: Database,
  userId: string,
  { phase, sessionId }: ActivityParams['session'],
  { second_try_list = [], levelChangeReport = [] }: Partial<ActivityParams>,
) {
  if (phase === 'LEARNING_SESSION') return { secondTryList: second_try_list, levelChangeReport }
  const results = await db
    .select()
    .from(skillResults)
    .where(and(eq(skillResults.sessionUuid, sessionId), eq(skillResults.userId, userId)))
    .orderBy(asc(skillResults.seq))
  const isMakeUp = ({ after }: (typeof results)[number]) => after.isSecondTry
  return {
    secondTryList: results.filter(isMakeUp).map(({ skillId }) => skillId),
    levelChangeReport: results.map((result) => toLevelChange(result, result.skillId)),
  }
}

export const activityHandlers = {
  /** SES-24, SES-25: the same sessionId is updated; a passed session stays passed. SR-17: its points are the server's. */
  async saveUserActivityData({ user_id, session, second_try_list, levelChangeReport }, { db, timeZone }) {
    if (session.user_id !== undefined && session.user_id !== user_id)
      return refuse('This session belongs to another user.')
    const ofSkill = {
      sectionType: session.section_type,
      gradeId: session.grade_id,
      skillId: session.skill_id,
    }
    const known = await findLevel(db, user_id, ofSkill)
    if (known === null) return refuse('This skill is not known.')
    const row = {
      ...ofSkill,
      phase: session.phase,
      sessionStatus: session.sessionStatus,
      startedAt: new Date(session.startTime),
      endedAt: session.endTime === null ? null : new Date(session.endTime),
      localStart: format(new TZDate(session.startTime, timeZone), 'yyyy-MM-dd HH:mm:ss'),
      startingLevel: session.starting_level,
      endingLevel: known ?? session.ending_level,
      startingScore: session.starting_score,
      endScore: session.end_score,
      demoStatus: session.demo_status,
      assistedExercisesStatus: session.assisted_exercises_status,
      pointsTotal:
        session.sessionStatus === 'in_progress'
          ? 0
          : await sessionPoints(db, user_id, session.sessionId, timeZone),
      ...(await reportOf(db, user_id, session, { second_try_list, levelChangeReport })),
    }
    const saved = await db
      .insert(sessions)
      .values({ ...row, sessionId: session.sessionId, userId: user_id })
      .onConflictDoUpdate({
        target: sessions.sessionId,
        set: row,
        setWhere: sql`${sessions.userId} = ${user_id} and (${sessions.sessionStatus} <> 'passed' or excluded.session_status = 'passed')`,
      })
      .returning()
    const [existing] =
      saved.length > 0
        ? saved
        : await db.select().from(sessions).where(eq(sessions.sessionId, session.sessionId))
    return existing?.userId === user_id
      ? succeed({ sessionId: session.sessionId, points: { total: existing.pointsTotal } })
      : refuse('This session belongs to another user.')
  },
} satisfies Pick<Handlers, 'saveUserActivityData'>
