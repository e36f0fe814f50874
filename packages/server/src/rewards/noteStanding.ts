import { HONOR_TARGET } from '@wordstride/learning'
import type { Database } from '../db/database'
import type { GradeKey } from '../standing/advanceGrade'
import { refreshHonors } from './honors/refreshHonors'

interface Moment {
  now: Date
  timeZone: string
}

/** What a new score of a grade earns beside its points: honors (SR-25). */
export async function noteStanding(
  db: Database,
  { userId, sectionType }: GradeKey,
  score: number,
  { now, timeZone }: Moment,
): Promise<void> {
  if (score >= HONOR_TARGET) await refreshHonors(db, { userId, sectionType }, now, timeZone)
}
