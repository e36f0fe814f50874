import type { ProgressSummary } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { ANSWERS_FOR_LETTER, measuredSeconds, scoreLetter } from '@wordstride/learning'
import { addMinutes } from 'date-fns'
import { and, count, eq, gte, inArray, isNotNull, lt } from 'drizzle-orm'
import { currentGrades, findLearningInfo } from '../accounts/learningInfo'
import { CLOSING_MINUTES } from '../assignments/closeWeeks'
import type { Database } from '../db/database'
import { answers, sessions, tokenDeposits } from '../db/schema'
import { findUserSkills, scoreOf } from '../standing/skillStandings'
import type { Days } from './today'

/** SR-26: mm:ss with minutes unbounded. */
function timeSpent(spans: readonly { activeMs: number }[]): string {
  const seconds = Math.floor(spans.reduce((sum, span) => sum + measuredSeconds(span.activeMs), 0))
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}

async function findTime(db: Database, userId: string, { today, week }: Days) {
  const spans = await db
    .select({ startedAt: sessions.startedAt, activeMs: sessions.activeMs })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gte(sessions.startedAt, week.startsAt),
        lt(sessions.startedAt, week.endsAt),
      ),
    )
  const ofToday = spans.filter(({ startedAt }) => startedAt >= today.startsAt && startedAt < today.endsAt)
  return { timeSpentToday: timeSpent(ofToday), timeSpentWeekly: timeSpent(spans) }
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

/** Complete answers that counted; no more are looked at than a letter needs. */
async function countAnswers(
  db: Database,
  userId: string,
  sectionType: CourseSection,
  gradeId: number,
): Promise<number> {
  const given = db
    .select({ answerId: answers.answerId })
    .from(answers)
    .where(
      and(
        eq(answers.userId, userId),
        eq(answers.sectionType, sectionType),
        eq(answers.gradeId, gradeId),
        inArray(answers.verdict, ['correct', 'incorrect']),
        isNotNull(answers.seq),
      ),
    )
    .limit(ANSWERS_FOR_LETTER)
    .as('given')
  const [row] = await db.select({ answers: count() }).from(given)
  return row?.answers ?? 0
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
    laAnswers: await countAnswers(db, userId, 'ae.la', grades['ae.la']),
    vocGrade: scoreLetter(voc),
    vocGradeScore: voc,
    vocAnswers: await countAnswers(db, userId, 'ae.voc', grades['ae.voc']),
  }
}

/** ENT-05 without the list of the best. Call it after the weeks that are over are closed. */
export const findSummary = async (
  db: Database,
  userId: string,
  days: Days,
): Promise<Omit<ProgressSummary, 'lastWeekTopPerformers'>> => ({
  ...(await findTime(db, userId, days)),
  ...(await findTokens(db, userId, days)),
  ...(await findGrades(db, userId)),
})
