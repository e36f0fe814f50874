import type { StaffActionEntry } from '@wordstride/api'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { staffActions, users } from '../db/schema'

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
  const staffIds = [...new Set(rows.flatMap(({ staffId }) => staffId ?? []))]
  const staff =
    staffIds.length === 0
      ? []
      : await db
          .select({ userId: users.userId, userName: users.userName })
          .from(users)
          .where(inArray(users.userId, staffIds))
  const names = new Map(staff.map((one) => [one.userId, one.userName]))
  return rows.map(({ staffId, action, details, actedAt }) => ({
    staffName: staffId === null ? null : (names.get(staffId) ?? staffId),
    action,
    details,
    actedAt: actedAt.getTime(),
  }))
}
