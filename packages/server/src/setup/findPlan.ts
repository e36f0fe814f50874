import { planSetup, type SetupPlan } from '@wordstride/learning'
import type { Database } from '../db/database'
import { findEndedDiagnostics } from '../sessions/diagnostic/endedDiagnostics'

/** SR-33: the plan that follows from the diagnostic tests that have ended. */
export async function findPlan(db: Database, userId: string): Promise<SetupPlan> {
  const sessions = await findEndedDiagnostics(db, userId)
  return planSetup(
    sessions.map(({ sectionType, gradeId, region, endedAt }) => ({
      section: sectionType,
      gradeId,
      region,
      endedAt: endedAt.getTime(),
    })),
  )
}
