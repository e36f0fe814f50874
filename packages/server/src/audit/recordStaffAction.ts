import { v7 as newId } from 'uuid'
import type { Database } from '../db/database'
import { staffActions } from '../db/schema'

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

/** Writes down what staff did. Call it in the transaction of the deed. */
export async function recordStaffAction(db: Database, action: StaffAction, actedAt: Date): Promise<void> {
  await db.insert(staffActions).values({ ...action, actionId: newId(), actedAt })
}
