import { type SQL, sql } from 'drizzle-orm'
import { userLearningInfo } from '../db/schema'

/** For an update of a plan after which another grade is the current one. */
export const withPastGrade = (now: Date): SQL =>
  sql`${userLearningInfo.pastGrades} || jsonb_build_object('grade', ${userLearningInfo.currentGrade}, 'until',
    ${now.toISOString()}::text)`
