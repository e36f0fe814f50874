import { type CourseSection, DEFAULT_GOAL_SCORE, TOP_LEVEL } from '@wordstride/core'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { achievements, gradeStandings, tokenDeposits, userLearningInfo } from '../db/schema'
import { findUserSkills, scoreOf } from './skillStandings'

export interface GradeKey {
  userId: string
  sectionType: CourseSection
  gradeId: number
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
export async function findGoal(db: Database, key: GradeKey): Promise<string> {
  return (await findInfo(db, key))?.goalScores[String(key.gradeId)] ?? DEFAULT_GOAL_SCORE
}

async function completeGrade(db: Database, key: GradeKey, now: Date): Promise<void> {
  const { userId, sectionType, gradeId } = key
  await db
    .update(gradeStandings)
    .set({ completedAt: now })
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
  await db
    .insert(tokenDeposits)
    .values({ userId, reason: `goal ${sectionType} ${gradeId}`, tokens: GOAL_TOKENS, depositedAt: now })
    .onConflictDoNothing()
  await db
    .update(userLearningInfo)
    .set({
      currentGrade: sql`least(${userLearningInfo.currentGrade} + 1, ${userLearningInfo.stopGrade})`,
    })
    .where(
      and(
        eq(userLearningInfo.userId, userId),
        eq(userLearningInfo.sectionType, sectionType),
        eq(userLearningInfo.currentGrade, gradeId),
      ),
    )
}

/** After a change in a skill: projected and highest score, and the advance of a completed grade (SR-14, SR-15). */
export async function updateStanding(db: Database, key: GradeKey, now: Date): Promise<void> {
  const entries = await findUserSkills(db, key)
  const projectedScore = scoreOf(key.sectionType, entries)
  const [standing] = await db
    .insert(gradeStandings)
    .values({ ...key, projectedScore, highestScore: projectedScore })
    .onConflictDoUpdate({
      target: [gradeStandings.userId, gradeStandings.sectionType, gradeStandings.gradeId],
      set: {
        projectedScore,
        highestScore: sql`greatest(${gradeStandings.highestScore}, excluded.highest_score)`,
      },
    })
    .returning()
  const isAllTop = entries.length > 0 && entries.every(({ level }) => level >= TOP_LEVEL[key.sectionType])
  if (!isAllTop || standing?.completedAt) return
  if (projectedScore >= Number(await findGoal(db, key))) await completeGrade(db, key, now)
}
