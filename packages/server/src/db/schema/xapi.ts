import { integer, pgTable } from 'drizzle-orm/pg-core'
import { instant } from './instant'

/** The one row that says up to when what was done is in the record store. */
export const statementProgress = pgTable('statement_progress', {
  id: integer('id').primaryKey(),
  sentTo: instant('sent_to').notNull(),
})
