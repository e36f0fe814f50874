import { calls } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { digestWishes, mailRefusals, mails } from '../db/schema'
import { isWished } from './mailKinds'

/**
 * Whoever got this mail wants no more but needed ones; of those that come every week, no more of these. A wish that is said
 * after that counts. False for a mail that is not known: it is forgotten by now.
 */
export async function refuseMails(db: Database, mailId: string, now: Date): Promise<boolean> {
  if (!calls.unsubscribe.params.safeParse({ mailId }).success) return false
  const [mail] = await db
    .select({ address: mails.toAddress, kind: mails.kind })
    .from(mails)
    .where(eq(mails.mailId, mailId))
  if (!mail) return false
  const { address, kind } = mail
  await db.transaction(async (tx) => {
    await tx.delete(digestWishes).where(eq(digestWishes.address, address))
    if (!isWished(kind))
      await tx.insert(mailRefusals).values({ address, refusedAt: now }).onConflictDoNothing()
  })
  return true
}
