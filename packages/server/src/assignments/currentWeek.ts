import { and, asc, eq, gte } from 'drizzle-orm'
import { findLearningInfo } from '../accounts/learningInfo'
import { type Week, weekOf } from '../calendar/week'
import type { Database } from '../db/database'
import { type AssignmentWeekRow, assignmentWeeks, sessions } from '../db/schema'
import type { CallContext } from '../dispatch/callContext'
import { goalOf } from '../standing/advanceGrade'
import { findToldSkills } from '../standing/skillStandings'
import { closeWeeks } from './closeWeeks'
import { inWeekTurn } from './inWeekTurn'
import { planSection, type SectionPlan } from './planItems'

/** The sections of a user that are set up, with the minutes that are left to this week (SR-19). */
export async function findPlans(db: Database, userId: string, week: Week, now: Date): Promise<SectionPlan[]> {
  const infos = (await findLearningInfo(db, userId)).filter(({ needsAssignment }) => needsAssignment)
  infos.sort((a, b) => (a.sectionType < b.sectionType ? -1 : 1))
  const plans: SectionPlan[] = []
  for (const info of infos) {
    const { sectionType, currentGrade, weeklyTime } = info
    plans.push({
      sectionType,
      gradeId: currentGrade,
      entries: await findToldSkills(db, { userId, sectionType, gradeId: currentGrade }, now),
      minutes: (weeklyTime * week.daysLeft) / 7,
      goal: Number(goalOf(info, currentGrade)),
    })
  }
  return plans
}

export async function findWeek(db: Database, userId: string, week: Week): Promise<AssignmentWeekRow | null> {
  const [row] = await db
    .select()
    .from(assignmentWeeks)
    .where(and(eq(assignmentWeeks.userId, userId), eq(assignmentWeeks.weekStart, week.weekStart)))
  return row ?? null
}

/** What a week asks for; null when there is nothing to plan (SR-19). */
export async function planWeek(db: Database, userId: string, week: Week, now: Date) {
  const plans = (await findPlans(db, userId, week, now)).filter(({ entries }) => entries.length > 0)
  const minutes = plans.reduce((sum, plan) => sum + plan.minutes, 0)
  const items = plans.flatMap(planSection)
  return items.length === 0 || minutes === 0 ? null : { items, pointsPerMinute: 100 / minutes }
}

/** The week as its first work found it: its minutes would be worth more to who works first and reads later (SR-19). */
async function asBegun(db: Database, userId: string, week: Week): Promise<Week> {
  const [first] = await db
    .select({ startedAt: sessions.startedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gte(sessions.startedAt, week.startsAt)))
    .orderBy(asc(sessions.startedAt))
    .limit(1)
  return first ? weekOf(first.startedAt, week.timeZone) : week
}

/** This week's assignment, made on its first reading; null when there is nothing to plan. */
export const findOrCreateWeek = async (
  db: Database,
  userId: string,
  week: Week,
  now: Date,
  createdBy: string = userId,
): Promise<AssignmentWeekRow | null> =>
  (await findWeek(db, userId, week)) ??
  (await createWeek(db, userId, await asBegun(db, userId, week), now, createdBy))

/** The assignment of a week that has none yet, for the days that it has left. */
export async function createWeek(
  db: Database,
  userId: string,
  week: Week,
  now: Date,
  createdBy: string,
): Promise<AssignmentWeekRow | null> {
  const plan = await planWeek(db, userId, week, now)
  if (plan === null) return null
  const since = week.startsAt.getTime()
  const [row] = await db
    .insert(assignmentWeeks)
    .values({
      userId,
      weekStart: week.weekStart,
      startsAt: week.startsAt,
      endsAt: week.endsAt,
      pointsPerMinute: plan.pointsPerMinute,
      items: plan.items.map((item, i) => ({ ...item, label: `R${i + 1}`, isExtra: false, since })),
      createdBy,
      createdAt: now,
    })
    .returning()
  return row ?? null
}

/** One week of one student at a time; the weeks that are over are closed before. */
export const inWeek = <T>(
  userId: string,
  { db, now, timeZone }: Pick<CallContext, 'db' | 'now' | 'timeZone'>,
  run: (tx: Database, week: Week) => Promise<T>,
): Promise<T> =>
  inWeekTurn(db, userId, async (tx) => {
    await closeWeeks(tx, userId, now, timeZone)
    return run(tx, weekOf(now, timeZone))
  })
