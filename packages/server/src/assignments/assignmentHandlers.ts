import { type AssignmentItem, type ExtraWorkRow, refuse, succeed } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { isLearningInfoValid, toldPoints } from '@wordstride/learning'
import { and, eq, inArray } from 'drizzle-orm'
import { canSetUpOthers } from '../access/reach'
import { findLearningInfo } from '../accounts/learningInfo'
import type { Database } from '../db/database'
import { type AssignmentWeekRow, assignmentWeeks, skills, users } from '../db/schema'
import type { AssignmentItemPlan } from '../db/schema/assignmentItem'
import type { Handlers } from '../dispatch/callContext'
import { findHonorStatus } from '../rewards/honors/honorStatus'
import { findUserSkills, scoreOf, type UserSkill } from '../standing/skillStandings'
import { findRewardTokens } from './closeWeeks'
import { countCompletedWeeks } from './completedWeeks'
import { findOrCreateWeek, findPlans, findWeek, inWeek } from './currentWeek'
import { findDroppedSkills } from './droppedSkills'
import { appendExtra } from './extraItems'
import { findHistory, sundayOf } from './history'
import { planExtra } from './planItems'
import type { ExtraWork, WeekReport } from './replayWeek'
import { settleWeek } from './runningPoints'
import { type Week, weekOf } from './week'
import { tellPoints } from './weekReport'

function describeItem(
  item: AssignmentItemPlan,
  pointsPerMinute: number,
  progress: number,
  entries: readonly UserSkill[],
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
    currentScore: scoreOf(sectionType, entries),
    point: toldPoints(item.minutes * pointsPerMinute * progress),
    progress,
    done: progress >= 1,
    path: item.path,
    label: item.label,
    ...(item.dueOn === undefined ? {} : { dueOn: item.dueOn }),
  }
}

/** The items with where the student stands in each; a section is read once. */
async function describeItems(
  db: Database,
  { userId, pointsPerMinute, items }: AssignmentWeekRow,
  { progress }: WeekReport,
): Promise<AssignmentItem[]> {
  const read = new Map<string, readonly UserSkill[]>()
  const described: AssignmentItem[] = []
  for (const [i, item] of items.entries()) {
    const { sectionType, gradeId } = item
    const key = `${sectionType} ${gradeId}`
    const entries = read.get(key) ?? (await findUserSkills(db, { userId, sectionType, gradeId }))
    read.set(key, entries)
    described.push(describeItem(item, pointsPerMinute, progress[i] as number, entries))
  }
  return described
}

/** The first item that is not done; null when all are. */
async function findUnfinished(
  db: Database,
  row: AssignmentWeekRow,
  timeZone: string,
): Promise<AssignmentItem | null> {
  const items = await describeItems(db, row, await settleWeek(db, row, timeZone))
  return items.find(({ done }) => !done) ?? null
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

/** SR-04: a week in which nothing was earned yet, as it was planned before staff changed the setup. */
async function dropUntouched(db: Database, userId: string, week: Week, timeZone: string): Promise<void> {
  const row = await findWeek(db, userId, week)
  if (!row || row.closedAt !== null || (await settleWeek(db, row, timeZone)).points.total > 0) return
  await db
    .delete(assignmentWeeks)
    .where(and(eq(assignmentWeeks.userId, userId), eq(assignmentWeeks.weekStart, week.weekStart)))
}

export const assignmentHandlers = {
  /** ASG-11; asking again gives the same one (SR-04). */
  async createAssignmentForUser({ userId }, context) {
    const { now, timeZone, caller } = context
    const isStaff = canSetUpOthers(caller.user.role)
    if (!isStaff && userId !== caller.user.userId) return refuse('not_allowed')
    return inWeek(userId, context, async (tx, week) => {
      if (!isLearningInfoValid(await findLearningInfo(tx, userId))) return refuse('not_set_up')
      if (isStaff) await dropUntouched(tx, userId, week, timeZone)
      const row = await findOrCreateWeek(tx, userId, week, now, caller.user.userId)
      if (!row) return refuse('nothing_to_assign')
      const assignmentItems = await describeItems(tx, row, await settleWeek(tx, row, timeZone))
      return succeed({
        assignment: { startDate: week.weekStart, endDate: sundayOf(week.weekStart), assignmentItems },
      })
    })
  },

  /** The first unfinished item by label, regular work before extra work (SR-20). */
  async getNextAssignmentTask({ userId }, context) {
    const { now, timeZone } = context
    return inWeek(userId, context, async (tx, week) => {
      const row = await findOrCreateWeek(tx, userId, week, now)
      return succeed({
        nextAssignmentTask: row ? await findUnfinished(tx, row, timeZone) : null,
        hasAssignment: row !== null,
      })
    })
  },

  /** Extra work only when nothing else is left to do (SR-21). */
  async createExtraAssignment({ userId }, context) {
    const { now, timeZone } = context
    return inWeek(userId, context, async (tx, week) => {
      const row = await findOrCreateWeek(tx, userId, week, now)
      if (!row) return refuse('no_extra_work')
      if (await findUnfinished(tx, row, timeZone)) return refuse('no_extra_work')
      const drafts = (await findPlans(tx, userId, week)).flatMap((plan) => planExtra(plan))
      const extended = await appendExtra(tx, row, drafts, now)
      if (extended.items.length === row.items.length) return refuse('no_extra_work')
      const items = await describeItems(tx, extended, await settleWeek(tx, extended, timeZone))
      return succeed({ extraAssignment: items.slice(row.items.length) })
    })
  },

  /** SR-21: of one section when it is named; the points are those of the whole week. */
  async getUserThisWeekAssignment({ userId, sectionType }, context) {
    const { now, timeZone } = context
    return inWeek(userId, context, async (tx, week) => {
      const row = await findOrCreateWeek(tx, userId, week, now)
      const report = row ? await settleWeek(tx, row, timeZone) : EMPTY_WEEK
      const items = row ? await describeItems(tx, row, report) : []
      const isAsked = (section: CourseSection) => sectionType === undefined || section === sectionType
      const itemsOf = (isExtra: boolean) =>
        items.filter((item, i) => row?.items[i]?.isExtra === isExtra && isAsked(item.sectionType))
      const workOf = (works: readonly ExtraWork[]) =>
        describeExtraWork(
          tx,
          works.filter(({ sectionType }) => isAsked(sectionType)),
        )
      return succeed({
        startDate: week.weekStart,
        endDate: sundayOf(week.weekStart),
        userName: await findUserName(tx, userId),
        points: tellPoints(report.points),
        regularAssignmentCombined: { assignmentItems: itemsOf(false) },
        extraAssignmentList: itemsOf(true),
        creditExtraWork: await workOf(report.credited),
        extraWork: await workOf(report.notCredited),
        honorStatus: await findHonorStatus(tx, userId, now, timeZone),
      })
    })
  },

  /** Skills lower now than at some moment of the week (SR-23). */
  async getDroppedSkills({ userId }, { db, now, timeZone }) {
    const dropped = await findDroppedSkills(db, userId, weekOf(now, timeZone), timeZone)
    return succeed({ droppedSkills: dropped })
  },

  /** The weeks with their points and what they earned (SR-21). */
  async getUserAssignmentHistory({ userId }, context) {
    return inWeek(userId, context, async (tx) =>
      succeed({
        assignmentHistory: await findHistory(tx, userId, context.now, context.timeZone),
        rewardTokens: await findRewardTokens(tx, userId),
      }),
    )
  },

  /** Completed weeks in a row, counted back (SR-22). */
  async getCompletedWeeks({ userId }, context) {
    return inWeek(userId, context, async (tx, week) =>
      succeed({ numberOfWeeks: await countCompletedWeeks(tx, userId, week, context.timeZone) }),
    )
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
