import { type AssignmentItem, type ExtraWorkRow, refuse, succeed } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { isLearningInfoValid, toldPoints } from '@wordstride/learning'
import { and, eq, inArray } from 'drizzle-orm'
import { canSetUpOthers } from '../access/reach'
import { findLearningInfo } from '../accounts/learningInfo'
import { type Week, weekOf } from '../calendar/week'
import type { Database } from '../db/database'
import { type AssignmentWeekRow, assignmentWeeks, skills, users } from '../db/schema'
import type { AssignmentItemPlan } from '../db/schema/assignmentItem'
import type { CallContext, Handlers } from '../dispatch/callContext'
import { findHonorStatus } from '../rewards/honors/honorStatus'
import { findScores } from '../standing/gradeScore'
import { closeOverdueWeeks, findRewardTokens } from './closeWeeks'
import { countCompletedWeeks } from './completedWeeks'
import { createWeek, findOrCreateWeek, findPlans, findWeek, inWeek, planWeek } from './currentWeek'
import { findDroppedSkills } from './droppedSkills'
import { appendExtra } from './extraItems'
import { findHistory, sundayOf } from './history'
import { planExtra } from './planItems'
import type { ExtraWork, WeekReport } from './replayWeek'
import { settleWeek } from './runningPoints'
import { findSettledWeek } from './settledWeek'
import { tellPoints } from './weekReport'

function describeItem(
  item: AssignmentItemPlan,
  pointsPerMinute: number,
  progress: number,
  currentScore: number,
): AssignmentItem {
  const { sectionType, gradeId } = item
  return {
    grade: gradeId,
    sectionType,
    type: item.type,
    skillId: item.skillId,
    skillSeq: item.skillSeq,
    skillName: item.skillName,
    chapterId: item.chapterId,
    start: item.start,
    target: item.target,
    startScore: item.startScore,
    targetScore: item.targetScore,
    currentScore,
    point: toldPoints(item.minutes * pointsPerMinute * progress),
    progress,
    done: progress >= 1,
    path: item.path,
    label: item.label,
    ...(item.dueOn === undefined ? {} : { dueOn: item.dueOn }),
  }
}

/** The items with where the student stands in each; the score of a grade is worked out once. */
async function describeItems(
  db: Database,
  { userId, pointsPerMinute, items }: AssignmentWeekRow,
  { progress }: WeekReport,
  now: Date,
): Promise<AssignmentItem[]> {
  const nameOf = ({ sectionType, gradeId }: AssignmentItemPlan) => `${sectionType} ${gradeId}`
  const places = new Map(items.map((item) => [nameOf(item), item]))
  const scores = await findScores(db, userId, [...places.values()], now)
  const scoreOf = new Map([...places.keys()].map((name, i) => [name, scores[i] as number]))
  return items.map((item, i) =>
    describeItem(item, pointsPerMinute, progress[i] as number, scoreOf.get(nameOf(item)) as number),
  )
}

/** The first item that is not done; null when all are. */
async function findUnfinished(
  db: Database,
  row: AssignmentWeekRow,
  report: WeekReport,
  now: Date,
): Promise<AssignmentItem | null> {
  const next = row.items.findIndex((_, i) => (report.progress[i] as number) < 1)
  if (next < 0) return null
  const only = { ...row, items: row.items.slice(next, next + 1) }
  const progress = report.progress.slice(next, next + 1)
  const [item] = await describeItems(db, only, { ...report, progress }, now)
  return item ?? null
}

const EMPTY_WEEK: WeekReport = {
  progress: [],
  points: { la: 0, voc: 0, total: 0 },
  credited: [],
  notCredited: [],
  pointsBySession: new Map(),
  reachedAt: null,
}

/** With the names of the skills that were learned. */
async function describeExtraWork(db: Database, works: readonly ExtraWork[]): Promise<ExtraWorkRow[]> {
  const ids = works.flatMap(({ skillId }) => (skillId === null ? [] : [skillId]))
  const known = ids.length
    ? await db
        .select({ skillId: skills.skillId, skillName: skills.skillName })
        .from(skills)
        .where(inArray(skills.skillId, ids))
    : []
  const names = new Map(known.map(({ skillId, skillName }) => [skillId, skillName]))
  return works.map(({ sectionType, gradeId, type, skillId, amount, points }) => ({
    sectionType,
    grade: gradeId,
    type,
    skillId,
    skillName: skillId === null ? null : (names.get(skillId) ?? null),
    amount,
    point: toldPoints(points),
  }))
}

async function findUserName(db: Database, userId: string): Promise<string> {
  const [user] = await db.select({ userName: users.userName }).from(users).where(eq(users.userId, userId))
  return user?.userName ?? ''
}

/**
 * SR-04: a week in which nothing was earned yet, as it was planned before staff changed the setup. Gives what staff have
 * given in it; null where the week stays.
 */
async function dropUntouched(
  db: Database,
  userId: string,
  week: Week,
  { now, timeZone }: Pick<CallContext, 'now' | 'timeZone'>,
): Promise<AssignmentItemPlan[] | null> {
  const row = await findWeek(db, userId, week)
  if (!row || row.closedAt !== null) return null
  const { pointsBySession } = await settleWeek(db, row, timeZone)
  if ([...pointsBySession.values()].some((points) => points > 0)) return null
  const given = row.items.filter(({ isExtra }) => isExtra)
  // Without a new week there is nowhere else to keep it.
  if (given.length > 0 && (await planWeek(db, userId, week, now)) === null) return null
  await db
    .delete(assignmentWeeks)
    .where(and(eq(assignmentWeeks.userId, userId), eq(assignmentWeeks.weekStart, week.weekStart)))
  return given
}

export const assignmentHandlers = {
  /** ASG-11; asking again gives the same one (SR-04). */
  async createAssignmentForUser({ userId }, context) {
    const { now, timeZone, caller } = context
    const isStaff = canSetUpOthers(caller.user.role)
    if (!isStaff && userId !== caller.user.userId) return refuse('not_allowed')
    return inWeek(userId, context, async (tx, week) => {
      if (!isLearningInfoValid(await findLearningInfo(tx, userId))) return refuse('not_set_up')
      const given = isStaff ? await dropUntouched(tx, userId, week, context) : null
      // SR-19: what is planned anew earned nothing, so it is for the days from now on, whoever opened a session before.
      const plan = given ? createWeek : findOrCreateWeek
      const planned = await plan(tx, userId, week, now, caller.user.userId)
      if (!planned) return refuse('nothing_to_assign')
      const asked = new Set(planned.items.flatMap(({ skillId }) => skillId ?? []))
      const others = (given ?? []).filter(({ skillId }) => skillId === null || !asked.has(skillId))
      const row = await appendExtra(tx, planned, others, now)
      const assignmentItems = await describeItems(tx, row, await settleWeek(tx, row, timeZone), now)
      return succeed({
        assignment: { startDate: week.weekStart, endDate: sundayOf(week.weekStart), assignmentItems },
      })
    })
  },

  /** The first unfinished item by label, regular work before extra work (SR-20). */
  async getNextAssignmentTask({ userId }, context) {
    const settled = await findSettledWeek(userId, context)
    return succeed({
      nextAssignmentTask: settled
        ? await findUnfinished(context.db, settled.row, settled.report, context.now)
        : null,
      hasAssignment: settled !== null,
    })
  },

  /** Extra work only when nothing else is left to do (SR-21). */
  async createExtraAssignment({ userId }, context) {
    const { now, timeZone } = context
    return inWeek(userId, context, async (tx, week) => {
      const row = await findOrCreateWeek(tx, userId, week, now)
      if (!row) return refuse('no_extra_work')
      const { progress, credited, notCredited } = await settleWeek(tx, row, timeZone)
      if (progress.some((done) => done < 1)) return refuse('no_extra_work')
      // A pass counts once a week: a skill that fell since is learned again without points.
      const learned = new Set([...row.items, ...credited, ...notCredited].map(({ skillId }) => skillId ?? ''))
      const drafts = (await findPlans(tx, userId, week, now)).flatMap((plan) => planExtra(plan, learned))
      const extended = await appendExtra(tx, row, drafts, now)
      if (extended.items.length === row.items.length) return refuse('no_extra_work')
      const items = await describeItems(tx, extended, await settleWeek(tx, extended, timeZone), now)
      return succeed({ extraAssignment: items.slice(row.items.length) })
    })
  },

  /** SR-21: of one section when it is named; the points are those of the whole week. */
  async getUserThisWeekAssignment({ userId, sectionType }, context) {
    const { db, now, timeZone, caller } = context
    const week = weekOf(now, timeZone)
    const settled = await findSettledWeek(userId, context)
    const { row, report } = settled ?? { row: null, report: EMPTY_WEEK }
    const isAsked = (section: CourseSection) => sectionType === undefined || section === sectionType
    const workOf = (works: readonly ExtraWork[]) =>
      describeExtraWork(
        db,
        works.filter(({ sectionType }) => isAsked(sectionType)),
      )
    const [items, userName, credited, notCredited, honorStatus] = await Promise.all([
      row ? describeItems(db, row, report, now) : [],
      userId === caller.user.userId ? caller.user.userName : findUserName(db, userId),
      workOf(report.credited),
      workOf(report.notCredited),
      findHonorStatus(db, userId, now, timeZone),
    ])
    const itemsOf = (isExtra: boolean) =>
      items.filter((item, i) => row?.items[i]?.isExtra === isExtra && isAsked(item.sectionType))
    return succeed({
      startDate: week.weekStart,
      endDate: sundayOf(week.weekStart),
      userName,
      points: tellPoints(report.points),
      regularAssignmentCombined: { assignmentItems: itemsOf(false) },
      extraAssignmentList: itemsOf(true),
      creditExtraWork: credited,
      extraWork: notCredited,
      honorStatus,
    })
  },

  /** Skills lower now than at some moment of the week (SR-23). */
  async getDroppedSkills({ userId }, { db, now, timeZone }) {
    const dropped = await findDroppedSkills(db, userId, weekOf(now, timeZone), now)
    return succeed({ droppedSkills: dropped })
  },

  /** The weeks with their points and what they earned (SR-21). */
  async getUserAssignmentHistory({ userId }, { db, now, timeZone, caller }) {
    await closeOverdueWeeks(db, userId, now, timeZone)
    const isOwn = userId === caller.user.userId
    const [assignmentHistory, rewardTokens] = await Promise.all([
      findHistory(db, userId, now, timeZone),
      isOwn ? caller.user.rewardTokens : findRewardTokens(db, userId),
    ])
    return succeed({ assignmentHistory, rewardTokens })
  },

  /** Completed weeks in a row, counted back (SR-22). */
  async getCompletedWeeks({ userId }, { db, now, timeZone }) {
    await closeOverdueWeeks(db, userId, now, timeZone)
    return succeed({ numberOfWeeks: await countCompletedWeeks(db, userId, weekOf(now, timeZone), timeZone) })
  },
} satisfies Pick<
  Handlers,
  | 'createAssignmentForUser'
  | 'getNextAssignmentTask'
  | 'createExtraAssignment'
  | 'getUserThisWeekAssignment'
  | 'getDroppedSkills'
  | 'getUserAssignmentHistory'
  | 'getCompletedWeeks'
>
