import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant'

/** What staff did to accounts, classes and centres: written in the transaction of the deed, never changed. */
export const staffActions = pgTable(
  'staff_actions',
  {
    /** Ordered by time (UUID v7). */
    actionId: uuid('action_id').primaryKey(),
    /** Null for the command line. */
    staffId: text('staff_id'),
    /** Whom it was about; null for a class or a centre. It outlives the account. */
    userId: text('user_id'),
    /** Such as 'account_created', 'password_reset', 'class_renamed'. */
    action: text('action').notNull(),
    /** What changed, without passwords and answers. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    actedAt: instant('acted_at').notNull(),
  },
  (table) => [index('staff_actions_user').on(table.userId, table.actedAt)],
)
