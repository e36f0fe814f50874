import { planSetup, type Region, type SetupPlan } from '@wordstride/learning'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../db/database'
import { testSessions } from '../db/schema'

/** SR-33: the plan that follows from the diagnostic tests that have ended. */
export async function findPlan(db: Database, userId: string): Promise<SetupPlan> {
  const rows = await db
    .select()
    .from(testSessions)
    .where(
      and(
        eq(testSessions.userId, userId),
        eq(testSessions.testType, 'diagnostic'),
        eq(testSessions.isPractice, false),
        isNotNull(testSessions.endedAt),
        isNotNull(testSessions.region),
      ),
    )
  return planSetup(
    rows.map(({ sectionType, gradeId, region, endedAt }) => ({
      section: sectionType,
      gradeId,
      region: region as Region,
      endedAt: (endedAt as Date).getTime(),
    })),
  )
}
