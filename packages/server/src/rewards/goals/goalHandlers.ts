import { isDeepStrictEqual } from 'node:util'
import { fullName, type GoalFields, NO_GOALS_TEXT, refuse, succeed } from '@wordstride/api'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { currentGrades, findLearningInfo } from '../../accounts/learningInfo'
import { readStaffActions } from '../../audit/readStaffActions'
import { recordStaffAction } from '../../audit/recordStaffAction'
import { localDate } from '../../calendar/localDate'
import { idToSave } from '../../db/idToSave'
import { type GoalRow, goals } from '../../db/schema'
import { shortReading } from '../../db/shortReading'
import type { Handler, Handlers } from '../../dispatch/callContext'
import { findRewardedStudent } from '../lookAfter'
import { createGoalCheck } from './settleGoals'

const GOAL_ACTIONS = ['goal_set', 'goal_changed', 'goal_ended'] as const

const describe = ({ goalId, reachedAt, ...goal }: GoalRow) => ({
  goalId,
  ...fieldsOf(goal),
  reachedAt: reachedAt?.getTime() ?? null,
})

const fieldsOf = (goal: GoalFields): GoalFields => ({
  goalDate: goal.goalDate,
  laGrade: goal.laGrade,
  laGoalScore: goal.laGoalScore,
  vocGrade: goal.vocGrade,
  vocGoalScore: goal.vocGoalScore,
  reward: goal.reward,
})

const isWhole = (grade: number | null, score: number | null): boolean => (grade === null) === (score === null)

const openGoals = shortReading((db) =>
  db
    .select()
    .from(goals)
    .where(and(eq(goals.userId, sql.placeholder('userId')), isNull(goals.endedAt)))
    .orderBy(asc(goals.goalDate), asc(goals.createdAt), asc(goals.goalId))
    .prepare('open_goals'),
)

const getUserGoal: Handler<'getUserGoal'> = async ({ userId }, { db }) => {
  const [rows, infos] = await Promise.all([openGoals(db).execute({ userId }), findLearningInfo(db, userId)])
  const grades = currentGrades(infos)
  return succeed({
    message: rows.length === 0 ? NO_GOALS_TEXT : '',
    currentGrade: Math.min(grades['ae.la'], grades['ae.voc']),
    myGoal: rows.map(describe),
  })
}

const getGoalRecord: Handler<'getGoalRecord'> = async ({ userId }, { db, caller }) => {
  const student = await findRewardedStudent(db, caller, userId)
  if (!student) return refuse('not_allowed')
  const rows = await db
    .select()
    .from(goals)
    .where(eq(goals.userId, userId))
    .orderBy(desc(goals.goalDate), desc(goals.createdAt), desc(goals.goalId))
  return succeed({
    name: fullName(student),
    goals: rows.map((goal) => ({ ...describe(goal), endedAt: goal.endedAt?.getTime() ?? null })),
    history: await readStaffActions(db, userId, GOAL_ACTIONS),
  })
}

/** A goal that is there already is none, and its tokens would be for nothing (SR-21). */
const saveGoal: Handler<'saveGoal'> = async (
  { userId, goalId, newId, goal },
  { db, now, timeZone, caller },
) => {
  if (!(await findRewardedStudent(db, caller, userId))) return refuse('not_allowed')
  const { laGrade, laGoalScore, vocGrade, vocGoalScore } = goal
  const hasScore = laGrade !== null || vocGrade !== null
  if (!hasScore || !isWhole(laGrade, laGoalScore) || !isWhole(vocGrade, vocGoalScore))
    return refuse('goal_without_score')
  if (goal.goalDate < localDate(now, timeZone)) return refuse('goal_past')
  return db.transaction(async (tx) => {
    const isReached = await createGoalCheck(tx, userId)
    if (isReached(goal)) return refuse('goal_reached')
    const by = { staffId: caller.user.userId, userId }
    const id = await idToSave(tx, goalId, newId)
    const isIt = and(eq(goals.userId, userId), eq(goals.goalId, id))
    const [before] = await tx.select().from(goals).where(isIt).for('update')
    if (!before && goalId === null) {
      await tx.insert(goals).values({ userId, goalId: id, ...goal, createdAt: now })
      await recordStaffAction(tx, { ...by, action: 'goal_set', details: goal }, now)
      return succeed({ goalId: id })
    }
    if (!before || before.endedAt !== null) return refuse('goal_unknown')
    if (before.reachedAt !== null) return refuse('goal_reached')
    const details = { from: fieldsOf(before), to: fieldsOf(goal) }
    if (isDeepStrictEqual(details.from, details.to)) return succeed({ goalId: id })
    await tx.update(goals).set(goal).where(isIt)
    await recordStaffAction(tx, { ...by, action: 'goal_changed', details }, now)
    return succeed({ goalId: id })
  })
}

const endGoal: Handler<'endGoal'> = async ({ userId, goalId }, { db, now, caller }) => {
  if (!(await findRewardedStudent(db, caller, userId))) return refuse('not_allowed')
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .update(goals)
      .set({ endedAt: now })
      .where(and(eq(goals.userId, userId), eq(goals.goalId, goalId), isNull(goals.endedAt)))
      .returning()
    if (!ended) {
      const isIt = and(eq(goals.userId, userId), eq(goals.goalId, goalId))
      const [endedBefore] = await tx.select({ goalId: goals.goalId }).from(goals).where(isIt)
      return endedBefore ? succeed({}) : refuse('goal_unknown')
    }
    const details = { ...fieldsOf(ended) }
    await recordStaffAction(tx, { staffId: caller.user.userId, userId, action: 'goal_ended', details }, now)
    return succeed({})
  })
}

export const goalHandlers = { getUserGoal, getGoalRecord, saveGoal, endGoal } satisfies Partial<Handlers>
