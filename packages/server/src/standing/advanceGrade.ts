import { DEFAULT_GOAL_SCORE } from '@wordstride/learning'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import {
  achievements,
  gradeStandings,
  tokenDeposits,
  type UserLearningInfoRow,
  userLearningInfo,
} from '../db/schema'
import type { GradePlace } from './gradePlaces'
import { withPastGrade } from './pastGrades'

export interface GradeKey extends GradePlace {
  userId: string
}

/** SR-21: tokens for a grade goal that is reached for the first time. */
const GOAL_TOKENS = 50

async function findInfo(db: Database, { userId, sectionType }: GradeKey) {
  const [info] = await db
    .select()
    .from(userLearningInfo)
    .where(and(eq(userLearningInfo.userId, userId), eq(userLearningInfo.sectionType, sectionType)))
  return info
}

/** SR-15: the goal of a grade, as text such as '95.0'. */
export const goalOf = (info: Pick<UserLearningInfoRow, 'goalScores'> | undefined, gradeId: number): string =>
  info?.goalScores[String(gradeId)] ?? DEFAULT_GOAL_SCORE

export async function findGoal(db: Database, key: GradeKey): Promise<string> {
  return goalOf(await findInfo(db, key), key.gradeId)
}

/** SR-21: whichever goal of a grade is reached first brings the tokens of the grade. */
export async function depositGoalTokens(
  db: Database,
  { userId, sectionType, gradeId }: GradeKey,
  now: Date,
): Promise<void> {
  await db
    .insert(tokenDeposits)
    .values({ userId, reason: `goal ${sectionType} ${gradeId}`, tokens: GOAL_TOKENS, depositedAt: now })
    .onConflictDoNothing()
}

async function completeGrade(db: Database, key: GradeKey, now: Date): Promise<void> {
  const { userId, sectionType, gradeId } = key
  // The plan before the standing, as a setup takes them.
  await db
    .update(userLearningInfo)
    .set({
      currentGrade: sql`${userLearningInfo.currentGrade} + 1`,
      pastGrades: withPastGrade(now),
    })
    .where(
      and(
        eq(userLearningInfo.userId, userId),
        eq(userLearningInfo.sectionType, sectionType),
        eq(userLearningInfo.currentGrade, gradeId),
        lt(userLearningInfo.currentGrade, userLearningInfo.stopGrade),
      ),
    )
  await db
    .update(gradeStandings)
    .set({ completedAt: sql`coalesce(${gradeStandings.completedAt}, ${now.toISOString()})` })
    .where(
      and(
        eq(gradeStandings.userId, userId),
        eq(gradeStandings.sectionType, sectionType),
        eq(gradeStandings.gradeId, gradeId),
      ),
    )
  await db
    .insert(achievements)
    .values({ ...key, achievement: 'achieve_grade_goal', achievedAt: now })
    .onConflictDoNothing()
  await depositGoalTokens(db, key, now)
}

/** SR-15: a grade whose skills are all at the top is completed when its score has reached the goal. */
export async function advanceGrade(db: Database, key: GradeKey, score: number, now: Date): Promise<void> {
  if (score >= Number(await findGoal(db, key))) await db.transaction((tx) => completeGrade(tx, key, now))
}
