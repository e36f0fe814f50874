import { v7 as newId } from 'uuid'
import type { Database } from '../db/database'
import { staffActions } from '../db/schema'
import { inBatches } from '../lists/inBatches'

export interface StaffAction {
  /** Null for the command line. */
  staffId: string | null
  /** Whom it is about; null for a class or a centre. */
  userId: string | null
  /** Such as 'account_created'. */
  action: string
  /** What changed, without passwords. */
  details?: Record<string, unknown>
}

/** Of one statement, which takes no more than 65,535 values. */
const BATCH = 5_000

/** Writes down what staff did. Call it in the transaction of the deeds. */
export async function recordStaffActions(
  db: Database,
  actions: readonly StaffAction[],
  actedAt: Date,
): Promise<void> {
  await inBatches(actions, BATCH, (batch) =>
    db.insert(staffActions).values(batch.map((action) => ({ ...action, actionId: newId(), actedAt }))),
  )
}

/** Writes down what staff did. Call it in the transaction of the deed. */
export const recordStaffAction = (db: Database, action: StaffAction, actedAt: Date): Promise<void> =>
  recordStaffActions(db, [action], actedAt)
