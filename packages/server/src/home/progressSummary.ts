import type { ProgressSummary } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { scoreLetter } from '@wordstride/learning'
import { addMinutes } from 'date-fns'
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { currentGrades, findLearningInfo } from '../accounts/learningInfo'
import { CLOSING_MINUTES } from '../assignments/closeWeeks'
import type { Days } from '../calendar/today'
import type { Database } from '../db/database'
import { sessions, tokenDeposits } from '../db/schema'
import { shortReading } from '../db/shortReading'
import { countAnswers } from '../standing/countAnswers'
import { findScores } from '../standing/gradeScore'
import { sessionTime } from './sessionTime'

/** SR-26: mm:ss with minutes unbounded. */
function timeSpent(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}

const timeReading = shortReading((db) => {
  const spans = sql`(values (${sql.placeholder('today')}::timestamptz, ${sql.placeholder('tomorrow')}::timestamptz, 1),
    (${sql.placeholder('monday')}::timestamptz, ${sql.placeholder('nextMonday')}::timestamptz, 2)) as span(starts, ends, place)`
  const time = db
    .select({ activeMs: sessionTime(sql.placeholder('now')).as('active_ms') })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, sql.placeholder('userId')),
        gte(sessions.startedAt, sql`span.starts`),
        lt(sessions.startedAt, sql`span.ends`),
      ),
    )
    .as('time')
  return db
    .select({ activeMs: time.activeMs })
    .from(spans)
    .innerJoinLateral(time, sql`true`)
    .orderBy(sql`span.place`)
    .prepare('session_times')
})

async function findTime(db: Database, userId: string, { today, week }: Days, now: Date) {
  const [ofToday, ofWeek] = await timeReading(db).execute({
    userId,
    today: today.startsAt.toISOString(),
    tomorrow: today.endsAt.toISOString(),
    monday: week.startsAt.toISOString(),
    nextMonday: week.endsAt.toISOString(),
    now: now.toISOString(),
  })
  const told = (row: typeof ofToday) => timeSpent(Number(row?.activeMs ?? 0))
  return { timeSpentToday: told(ofToday), timeSpentWeekly: told(ofWeek) }
}

const tokensWhere = (which: SQL) =>
  sql<number>`coalesce(sum(${tokenDeposits.tokens}) filter (where ${which}), 0)::int`

/** SR-21: 'week …' are deposits of assignment weeks, 'goal …' those of completed grades. */
const tokenReading = shortReading((db) =>
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

async function findGrades(db: Database, userId: string, now: Date) {
  const grades = currentGrades(await findLearningInfo(db, userId))
  const placeOf = (sectionType: CourseSection) => ({ sectionType, gradeId: grades[sectionType] })
  const places = [placeOf('ae.la'), placeOf('ae.voc')]
  const [[la = 0, voc = 0], [laAnswers = 0, vocAnswers = 0]] = await Promise.all([
    findScores(db, userId, places, now),
    countAnswers(db, userId, places),
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
    findGrades(db, userId, now),
  ])
  return { ...time, ...tokens, ...grades }
}
