import type { ProgressSummary } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { scoreLetter } from '@wordstride/learning'
import { addMinutes } from 'date-fns'
import { and, eq, gte, lt } from 'drizzle-orm'
import { currentGrades, findLearningInfo } from '../accounts/learningInfo'
import { CLOSING_MINUTES } from '../assignments/closeWeeks'
import type { Database } from '../db/database'
import { sessions, tokenDeposits } from '../db/schema'
import { countAnswers } from '../standing/countAnswers'
import { findUserSkills, scoreOf } from '../standing/skillStandings'
import { sessionTime } from './sessionTime'
import type { Days } from './today'

/** SR-26: mm:ss with minutes unbounded. */
function timeSpent(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}

async function findTime(db: Database, userId: string, { today, week }: Days, now: Date) {
  const timeIn = async ({ startsAt, endsAt }: Days['today']) => {
    const [row] = await db
      .select({ activeMs: sessionTime(now) })
      .from(sessions)
      .where(
        and(eq(sessions.userId, userId), gte(sessions.startedAt, startsAt), lt(sessions.startedAt, endsAt)),
      )
    return timeSpent(Number(row?.activeMs ?? 0))
  }
  return { timeSpentToday: await timeIn(today), timeSpentWeekly: await timeIn(week) }
}

/** SR-21: 'week …' are deposits of assignment weeks, 'goal …' those of completed grades. */
async function findTokens(db: Database, userId: string, { week }: Days) {
  const deposits = await db.select().from(tokenDeposits).where(eq(tokenDeposits.userId, userId))
  const sum = (rows: typeof deposits) => rows.reduce((total, { tokens }) => total + tokens, 0)
  const closedAt = addMinutes(week.startsAt, CLOSING_MINUTES)
  return {
    completionTokens: sum(deposits.filter(({ reason }) => reason.startsWith('goal '))),
    assignmentTokens: sum(deposits.filter(({ reason }) => reason.startsWith('week '))),
    tokensByLastWeek: sum(deposits.filter(({ depositedAt }) => depositedAt <= closedAt)),
  }
}

async function findGrades(db: Database, userId: string) {
  const grades = currentGrades(await findLearningInfo(db, userId))
  const scoreIn = async (sectionType: CourseSection) =>
    scoreOf(sectionType, await findUserSkills(db, { userId, sectionType, gradeId: grades[sectionType] }))
  const la = await scoreIn('ae.la')
  const voc = await scoreIn('ae.voc')
  return {
    laGrade: scoreLetter(la),
    laGradeScore: la,
    laAnswers: await countAnswers(db, { userId, sectionType: 'ae.la', gradeId: grades['ae.la'] }),
    vocGrade: scoreLetter(voc),
    vocGradeScore: voc,
    vocAnswers: await countAnswers(db, { userId, sectionType: 'ae.voc', gradeId: grades['ae.voc'] }),
  }
}

/** ENT-05 without the list of the best. Call it after the weeks that are over are closed. */
export const findSummary = async (
  db: Database,
  userId: string,
  days: Days,
  now: Date,
): Promise<Omit<ProgressSummary, 'lastWeekTopPerformers'>> => ({
  ...(await findTime(db, userId, days, now)),
  ...(await findTokens(db, userId, days)),
  ...(await findGrades(db, userId)),
})
