import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant'

/** Mails to be sent and mails that were: written in the transaction of what they tell (SR-37). */
export const mails = pgTable(
  'mails',
  {
    /** Ordered by time (UUID v7). */
    mailId: uuid('mail_id').primaryKey(),
    /** The name of its template. */
    kind: text('kind').notNull(),
    /** About whom; null for a mail about nobody. */
    userId: text('user_id'),
    toAddress: text('to_address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** A second mail of the same key is not written, such as the start of one test (SR-37). */
    onceKey: text('once_key'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    /** When it was given up. */
    failedAt: instant('failed_at'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
  },
  (table) => [
    uniqueIndex('mails_once').on(table.onceKey),
    index('mails_user').on(table.userId),
    index('mails_time').on(table.createdAt),
  ],
)

/** Addresses that want no more mails but those an account needs. */
export const mailRefusals = pgTable('mail_refusals', {
  address: text('address').primaryKey(),
  refusedAt: instant('refused_at').notNull(),
})
