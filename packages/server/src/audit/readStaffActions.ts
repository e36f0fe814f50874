import type { StaffActionEntry } from '@wordstride/api'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { staffActions } from '../db/schema'
import { findStaffNames } from './findStaffNames'

const MOST = 50

/** What staff did to a user, the latest first; of some kinds alone when they are named. */
export async function readStaffActions(
  db: Database,
  userId: string,
  actions?: readonly string[],
): Promise<StaffActionEntry[]> {
  const rows = await db
    .select()
    .from(staffActions)
    .where(
      and(eq(staffActions.userId, userId), actions ? inArray(staffActions.action, [...actions]) : undefined),
    )
    .orderBy(desc(staffActions.actedAt), desc(staffActions.actionId))
    .limit(MOST)
  const nameOf = await findStaffNames(
    db,
    rows.flatMap(({ staffId }) => staffId ?? []),
  )
  return rows.map(({ staffId, action, details, actedAt }) => ({
    staffName: staffId === null ? null : nameOf(staffId),
    action,
    details,
    actedAt: actedAt.getTime(),
  }))
}
