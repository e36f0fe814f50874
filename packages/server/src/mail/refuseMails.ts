import { eq } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import type { Database } from '../db/database'
import { mailRefusals, mails } from '../db/schema'

/** Whoever got this mail wants no more but needed ones. Nothing for a mail that is not known. */
export async function refuseMails(db: Database, mailId: string, now: Date): Promise<void> {
  if (!isUuid(mailId)) return
  const [mail] = await db.select({ address: mails.toAddress }).from(mails).where(eq(mails.mailId, mailId))
  if (mail)
    await db
      .insert(mailRefusals)
      .values({ ...mail, refusedAt: now })
      .onConflictDoNothing()
}
