import type { CourseSection } from '@wordstride/core'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { type GoalRow, goals, gradeStandings } from '../../db/schema'
import { depositGoalTokens } from '../../standing/advanceGrade'

type Scores = Pick<GoalRow, 'laGrade' | 'laGoalScore' | 'vocGrade' | 'vocGoalScore'>

interface GoalPart {
  sectionType: CourseSection
  gradeId: number
  score: number
}

/** What a goal asks for, by section. */
function partsOf({ laGrade, laGoalScore, vocGrade, vocGoalScore }: Scores): GoalPart[] {
  const part = (sectionType: CourseSection, gradeId: number | null, score: number | null) =>
    gradeId === null || score === null ? [] : [{ sectionType, gradeId, score }]
  return [...part('ae.la', laGrade, laGoalScore), ...part('ae.voc', vocGrade, vocGoalScore)]
}

/** Whether the highest scores of the student are those that goals ask for. */
export async function createGoalCheck(db: Database, userId: string): Promise<(goal: Scores) => boolean> {
  const standings = await db
    .select({
      sectionType: gradeStandings.sectionType,
      gradeId: gradeStandings.gradeId,
      highestScore: gradeStandings.highestScore,
    })
    .from(gradeStandings)
    .where(eq(gradeStandings.userId, userId))
  const isThere = (part: GoalPart) =>
    standings.some(
      ({ sectionType, gradeId, highestScore }) =>
        sectionType === part.sectionType && gradeId === part.gradeId && highestScore >= part.score,
    )
  return (goal) => partsOf(goal).every(isThere)
}

/** Notes the goals that are reached by now, and deposits the tokens of their grades, each once (SR-21). */
export async function settleGoals(db: Database, userId: string, now: Date): Promise<void> {
  const isOpen = and(eq(goals.userId, userId), isNull(goals.reachedAt), isNull(goals.endedAt))
  const open = await db.select().from(goals).where(isOpen)
  const isReached = await createGoalCheck(db, userId)
  for (const { goalId } of open.filter(isReached)) {
    await db.transaction(async (tx) => {
      const isIt = and(isOpen, eq(goals.goalId, goalId))
      // Staff may have made it harder since it was read.
      const [goal] = await tx.select().from(goals).where(isIt).for('update')
      if (!goal || !isReached(goal)) return
      await tx.update(goals).set({ reachedAt: now }).where(isIt)
      for (const part of partsOf(goal)) await depositGoalTokens(tx, { userId, ...part }, now)
    })
  }
}
