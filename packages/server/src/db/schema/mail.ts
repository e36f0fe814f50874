import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant'
import { isOneOf } from './isOneOf'
import { studentId } from './studentId'

/** Mails to be sent and mails that were: written in the transaction of what they tell (SR-37). */
export const mails = pgTable(
  'mails',
  {
    /** Who knows it may unsubscribe the address. */
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
    /** When somebody had it sent once more: since then it waits, and it has a job of its own. */
    resentAt: instant('resent_at'),
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
    // So that they are counted by state without being read.
    index('mails_state').on(table.sentAt, table.failedAt),
  ],
)

/** Addresses that want no more mails but those an account needs. */
export const mailRefusals = pgTable('mail_refusals', {
  address: text('address').primaryKey(),
  refusedAt: instant('refused_at').notNull(),
})

const DIGEST_AUDIENCES = ['staff', 'family'] as const
export type DigestAudience = (typeof DIGEST_AUDIENCES)[number]

/** Who wants a mail every week: staff about their classes, a family about its child. Nobody does until it is said. */
export const digestWishes = pgTable(
  'digest_wishes',
  {
    /** The member of staff, or the child. */
    userId: studentId(),
    audience: text('audience').$type<DigestAudience>().notNull(),
    /** For which it was said: a new address is asked again. */
    address: text('address').notNull(),
    wishedBy: text('wished_by').notNull(),
    wishedAt: instant('wished_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.audience] }),
    index('digest_wishes_address').on(table.address),
    isOneOf('digest_wishes_audience', table.audience, DIGEST_AUDIENCES),
  ],
)
export type DigestWishRow = typeof digestWishes.$inferSelect
