import type { ProgressSummary } from '@wordstride/api'
import { type CourseSection, MAX_MEASURED_SECONDS, scoreLetter } from '@wordstride/core'
import { addMinutes } from 'date-fns'
import { and, eq, gte, lt } from 'drizzle-orm'
import { currentGrades, findLearningInfo } from '../accounts/learningInfo'
import { CLOSING_MINUTES } from '../assignments/closeWeeks'
import type { Database } from '../db/database'
import { sessions, tokenDeposits } from '../db/schema'
import { findUserSkills, scoreOf } from '../progress/skillStandings'
import type { Days } from './today'

interface Span {
  startedAt: Date
  endedAt: Date | null
}

/** SR-26: what was not measured counts as nothing. */
function secondsOf({ startedAt, endedAt }: Span): number {
  const seconds = endedAt === null ? 0 : (endedAt.getTime() - startedAt.getTime()) / 1000
  return seconds > MAX_MEASURED_SECONDS ? 0 : Math.max(0, seconds)
}

/** SR-26: mm:ss with minutes unbounded. */
function timeSpent(spans: readonly Span[]): string {
  const seconds = Math.floor(spans.reduce((sum, span) => sum + secondsOf(span), 0))
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}

async function findTime(db: Database, userId: string, { today, week }: Days) {
  const spans = await db
    .select({ startedAt: sessions.startedAt, endedAt: sessions.endedAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gte(sessions.startedAt, week.startsAt),
        lt(sessions.startedAt, week.endsAt),
      ),
    )
  const ofToday = spans.filter(({ startedAt }) => startedAt >= today.startsAt && startedAt < today.endsAt)
  return { time_spent_today: timeSpent(ofToday), time_spent_weekly: timeSpent(spans) }
}

/** SR-21: 'week …' are deposits of assignment weeks, 'goal …' those of completed grades. */
async function findTokens(db: Database, userId: string, { week }: Days) {
  const deposits = await db.select().from(tokenDeposits).where(eq(tokenDeposits.userId, userId))
  const sum = (rows: typeof deposits) => rows.reduce((total, { tokens }) => total + tokens, 0)
  const closedAt = addMinutes(week.startsAt, CLOSING_MINUTES)
  return {
    completion_tokens: sum(deposits.filter(({ reason }) => reason.startsWith('goal '))),
    assignment_tokens: sum(deposits.filter(({ reason }) => reason.startsWith('week '))),
    tokens_by_last_week: sum(deposits.filter(({ depositedAt }) => depositedAt <= closedAt)),
  }
}

async function findGrades(db: Database, userId: string) {
  const grades = currentGrades(await findLearningInfo(db, userId))
  const scoreIn = async (sectionType: CourseSection) =>
    scoreOf(sectionType, await findUserSkills(db, { userId, sectionType, gradeId: grades[sectionType] }))
  const la = await scoreIn('ae.la')
  const voc = await scoreIn('ae.voc')
  return {
    la_grade: scoreLetter(la),
    la_grade_score: la,
    voc_grade: scoreLetter(voc),
    voc_grade_score: voc,
  }
}

/** ENT-05 without the list of the best. Call it after the weeks that are over are closed. */
export const findSummary = async (
  db: Database,
  userId: string,
  days: Days,
): Promise<Omit<ProgressSummary, 'last_week_top_performers'>> => ({
  ...(await findTime(db, userId, days)),
  ...(await findTokens(db, userId, days)),
  ...(await findGrades(db, userId)),
})
