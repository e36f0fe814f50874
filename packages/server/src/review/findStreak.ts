import { TZDate } from '@date-fns/tz'
import { isCompleted } from '@wordstride/learning'
import { type DayStreak, dayStreak } from '@wordstride/learning/review'
import { addWeeks, differenceInCalendarDays } from 'date-fns'
import { and, eq, gte, isNotNull, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { assignmentWeeks, sessions } from '../db/schema'
import { shortReading } from '../db/shortReading'

/** No streak is looked at for longer: a school year and its holidays. */
const WEEKS = 60

/** A Monday; days are counted from it. */
const [YEAR, MONTH, DAY] = [2026, 1, 5]

interface Place {
  now: Date
  timeZone: string
}

const dayOf = (moment: SQLWrapper) =>
  sql<number>`(${moment} at time zone ${sql.placeholder('timeZone')})::date - make_date(${sql.raw(`${YEAR}, ${MONTH}, ${DAY}`)})`

const activeDays = shortReading((db) =>
  db
    .selectDistinct({ day: dayOf(sessions.endedAt) })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, sql.placeholder('userId')),
        gte(sessions.startedAt, sql.param(sql.placeholder('since'), sessions.startedAt)),
        eq(sessions.sessionStatus, 'passed'),
        isNotNull(sessions.endedAt),
      ),
    )
    .prepare('active_days'),
)

const closedWeeks = shortReading((db) =>
  db
    .select({
      end: dayOf(assignmentWeeks.endsAt),
      points: sql<number>`${assignmentWeeks.pointsLa} + ${assignmentWeeks.pointsVoc}`,
    })
    .from(assignmentWeeks)
    .where(
      and(
        eq(assignmentWeeks.userId, sql.placeholder('userId')),
        gte(assignmentWeeks.startsAt, sql.param(sql.placeholder('since'), assignmentWeeks.startsAt)),
        isNotNull(assignmentWeeks.closedAt),
      ),
    )
    .prepare('closed_weeks'),
)

/** The days of work in a row up to today, with the freezes that full weeks have earned. */
export async function findStreak(db: Database, userId: string, { now, timeZone }: Place): Promise<DayStreak> {
  const since = new Date(addWeeks(now, -WEEKS).getTime())
  const [active, weeks] = await Promise.all([
    activeDays(db).execute({ userId, since, timeZone }),
    closedWeeks(db).execute({ userId, since, timeZone }),
  ])
  return dayStreak({
    active: active.map(({ day }) => day),
    freezes: weeks.filter(({ points }) => isCompleted(points)).map(({ end }) => end),
    today: differenceInCalendarDays(new TZDate(now, timeZone), new TZDate(YEAR, MONTH - 1, DAY, timeZone)),
  })
}
