import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { assignmentWeeks, tokenDeposits } from '../db/schema'
import { shortReading } from '../db/shortReading'
import { depositReason } from './closeWeeks'

/** The weeks of a student, newest first, without their items. */
const weeksOf = shortReading((db) =>
  db
    .select({
      userId: assignmentWeeks.userId,
      weekStart: assignmentWeeks.weekStart,
      endsAt: assignmentWeeks.endsAt,
      pointsLa: assignmentWeeks.pointsLa,
      pointsVoc: assignmentWeeks.pointsVoc,
      hasRegular: sql<boolean>`jsonb_path_exists(${assignmentWeeks.items}, '$[*] ? (@.isExtra == false)')`,
      hasDeposit: sql<boolean>`exists (select from ${tokenDeposits}
        where ${tokenDeposits}.user_id = ${assignmentWeeks}.user_id
          and ${tokenDeposits}.reason = ${depositReason('')} || ${assignmentWeeks}.week_start)`,
    })
    .from(assignmentWeeks)
    .where(eq(assignmentWeeks.userId, sql.placeholder('userId')))
    .orderBy(desc(assignmentWeeks.weekStart))
    .prepare('past_weeks'),
)

export const findPastWeeks = (db: Database, userId: string) => weeksOf(db).execute({ userId })
