import { TZDate } from '@date-fns/tz'
import { isCompleted } from '@wordstride/learning'
import { type DayStreak, dayStreak } from '@wordstride/learning/review'
import { addWeeks, differenceInCalendarDays } from 'date-fns'
import { and, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { assignmentWeeks, sessions } from '../db/schema'

/** No streak is looked at for longer: a school year and its holidays. */
const WEEKS = 60

interface Place {
  now: Date
  timeZone: string
}

/** The days of work in a row up to today, with the freezes that full weeks have earned. */
export async function findStreak(db: Database, userId: string, { now, timeZone }: Place): Promise<DayStreak> {
  const monday = new TZDate(2026, 0, 5, timeZone)
  const dayOf = (at: Date) => differenceInCalendarDays(new TZDate(at, timeZone), monday)
  const since = new Date(addWeeks(now, -WEEKS).getTime())
  const [passed, weeks] = await Promise.all([
    db
      .select({ endedAt: sessions.endedAt })
      .from(sessions)
      .where(
        and(
          eq(sessions.userId, userId),
          gte(sessions.startedAt, since),
          eq(sessions.sessionStatus, 'passed'),
          isNotNull(sessions.endedAt),
        ),
      ),
    db
      .select({
        endsAt: assignmentWeeks.endsAt,
        points: sql<number>`${assignmentWeeks.pointsLa} + ${assignmentWeeks.pointsVoc}`,
      })
      .from(assignmentWeeks)
      .where(
        and(
          eq(assignmentWeeks.userId, userId),
          gte(assignmentWeeks.startsAt, since),
          isNotNull(assignmentWeeks.closedAt),
        ),
      ),
  ])
  return dayStreak({
    active: [...new Set(passed.flatMap(({ endedAt }) => (endedAt ? [dayOf(endedAt)] : [])))],
    freezes: weeks.filter(({ points }) => isCompleted(points)).map(({ endsAt }) => dayOf(endsAt)),
    today: dayOf(now),
  })
}
