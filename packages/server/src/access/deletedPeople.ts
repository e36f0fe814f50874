import type { DeletionProof } from '@wordstride/api'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { staffActions } from '../db/schema'
import type { Caller } from './caller'

/** Those of the users whom the caller has deleted, with the proof of it. */
export async function findDeletedBy(
  db: Database,
  { user }: Caller,
  userIds: readonly string[],
): Promise<Map<string, DeletionProof>> {
  if (userIds.length === 0) return new Map()
  const found = await db
    .select({ userId: staffActions.userId, details: staffActions.details, actedAt: staffActions.actedAt })
    .from(staffActions)
    .where(
      and(
        inArray(staffActions.userId, [...userIds]),
        eq(staffActions.staffId, user.userId),
        eq(staffActions.action, 'person_deleted'),
      ),
    )
  return new Map(
    found.flatMap(({ userId, details, actedAt }) =>
      userId === null || !details.rows
        ? []
        : [[userId, { userId, deletedAt: actedAt.getTime(), rows: details.rows as DeletionProof['rows'] }]],
    ),
  )
}
