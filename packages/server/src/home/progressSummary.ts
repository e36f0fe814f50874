import type { ProgressSummary } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { scoreLetter } from '@wordstride/learning'
import { addMinutes } from 'date-fns'
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { currentGrades, findLearningInfo } from '../accounts/learningInfo'
import { CLOSING_MINUTES } from '../assignments/closeWeeks'
import type { Database } from '../db/database'
import { oncePerDatabase } from '../db/oncePerDatabase'
import { sessions, tokenDeposits } from '../db/schema'
import { countAnswers } from '../standing/countAnswers'
import { findScore } from '../standing/gradeScore'
import { sessionTime } from './sessionTime'
import type { Days } from './today'

/** SR-26: mm:ss with minutes unbounded. */
function timeSpent(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}

const timeReading = oncePerDatabase((db) =>
  db
    .select({ activeMs: sessionTime(sql.placeholder('now')) })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, sql.placeholder('userId')),
        gte(sessions.startedAt, sql.param(sql.placeholder('startsAt'), sessions.startedAt)),
        lt(sessions.startedAt, sql.param(sql.placeholder('endsAt'), sessions.startedAt)),
      ),
    )
    .prepare('session_time'),
)

async function findTime(db: Database, userId: string, { today, week }: Days, now: Date) {
  const timeIn = async ({ startsAt, endsAt }: Days['today']) => {
    const [row] = await timeReading(db).execute({ userId, startsAt, endsAt, now: now.toISOString() })
    return timeSpent(Number(row?.activeMs ?? 0))
  }
  const [timeSpentToday, timeSpentWeekly] = await Promise.all([timeIn(today), timeIn(week)])
  return { timeSpentToday, timeSpentWeekly }
}

const tokensWhere = (which: SQL) =>
  sql<number>`coalesce(sum(${tokenDeposits.tokens}) filter (where ${which}), 0)::int`

/** SR-21: 'week …' are deposits of assignment weeks, 'goal …' those of completed grades. */
const tokenReading = oncePerDatabase((db) =>
  db
    .select({
      completionTokens: tokensWhere(sql`starts_with(${tokenDeposits.reason}, 'goal ')`),
      assignmentTokens: tokensWhere(sql`starts_with(${tokenDeposits.reason}, 'week ')`),
      tokensByLastWeek: tokensWhere(
        sql`${tokenDeposits.depositedAt} <= ${sql.param(sql.placeholder('closedAt'), tokenDeposits.depositedAt)}`,
      ),
    })
    .from(tokenDeposits)
    .where(eq(tokenDeposits.userId, sql.placeholder('userId')))
    .prepare('summed_tokens'),
)

async function findTokens(db: Database, userId: string, { week }: Days) {
  const closedAt = addMinutes(week.startsAt, CLOSING_MINUTES)
  const [sums] = await tokenReading(db).execute({ userId, closedAt })
  return sums ?? { completionTokens: 0, assignmentTokens: 0, tokensByLastWeek: 0 }
}

async function findGrades(db: Database, userId: string) {
  const grades = currentGrades(await findLearningInfo(db, userId))
  const keyOf = (sectionType: CourseSection) => ({ userId, sectionType, gradeId: grades[sectionType] })
  const [la, voc, laAnswers, vocAnswers] = await Promise.all([
    findScore(db, keyOf('ae.la')),
    findScore(db, keyOf('ae.voc')),
    countAnswers(db, keyOf('ae.la')),
    countAnswers(db, keyOf('ae.voc')),
  ])
  return {
    laGrade: scoreLetter(la),
    laGradeScore: la,
    laAnswers,
    vocGrade: scoreLetter(voc),
    vocGradeScore: voc,
    vocAnswers,
  }
}

/** ENT-05 without the list of the best. Call it after the weeks that are over are closed. */
export async function findSummary(
  db: Database,
  userId: string,
  days: Days,
  now: Date,
): Promise<Omit<ProgressSummary, 'lastWeekTopPerformers'>> {
  const [time, tokens, grades] = await Promise.all([
    findTime(db, userId, days, now),
    findTokens(db, userId, days),
    findGrades(db, userId),
  ])
  return { ...time, ...tokens, ...grades }
}
