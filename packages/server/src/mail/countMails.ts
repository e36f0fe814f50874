import { count, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { mails } from '../db/schema'

/** How many mails are kept, by state. */
export async function countMails(db: Database): Promise<{ state: string; mails: number }[]> {
  const state = sql<string>`case when ${mails.sentAt} is not null then 'sent' when ${mails.failedAt} is not null then 'failed' else 'queued' end`
  return db.select({ state, mails: count() }).from(mails).groupBy(sql`1`)
}
