import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { mailRefusals, mails } from '../db/schema'
import type { JobQueue } from '../jobs/jobQueue'
import type { Mailing } from '../mailing'
import { newSecretId } from '../secretId'
import { isNeeded, isWished, type MailKind } from './mailKinds'
import { unsubscribeLink } from './mailLinks'
import { type MailView, renderMail } from './renderMail'

export const SEND_MAIL = 'send_mail'

export interface MailContext {
  jobs: JobQueue
  mailing: Mailing
  now: Date
}

export interface Mail {
  kind: MailKind
  toAddress: string
  /** About whom. */
  userId: string | null
  subject: string
  view: MailView
  /** A second mail of the same key to the same address is not written. */
  onceKey?: string
}

async function isRefusedBy(db: Database, toAddress: string): Promise<boolean> {
  const [refusal] = await db.select().from(mailRefusals).where(eq(mailRefusals.address, toAddress))
  return refusal !== undefined
}

export const normalAddress = (address: string): string => address.trim().toLowerCase()

export const onceKeyOf = (onceKey: string, toAddress: string): string => `${onceKey} ${toAddress}`

/** Whether the mail of this key to this address was written. */
export const isQueued = async (db: Database, onceKey: string, toAddress: string): Promise<boolean> =>
  (await db.$count(mails, eq(mails.onceKey, onceKeyOf(onceKey, normalAddress(toAddress))))) > 0

/** A mail that an account needs goes before the others. The same job id is put in once. */
export const queueSending = (
  jobs: JobQueue,
  tx: Database,
  { mailId, kind }: { mailId: string; kind: string },
  jobId = mailId,
): Promise<void> =>
  jobs.send(tx, SEND_MAIL, { mailId }, { id: jobId, ...(isNeeded(kind) ? { priority: 1 } : {}) })

/** What is needed comes to everybody, and what is wished ends with its wish. */
const mayBeRefused = (kind: MailKind): boolean => !isNeeded(kind) && !isWished(kind)

/**
 * Writes a mail into the outbox and puts the job that sends it into the queue, both in the given transaction. Nothing
 * for an address that wants no such mails, and nothing a second time.
 */
export async function queueMail(
  { jobs, mailing, now }: MailContext,
  tx: Database,
  mail: Mail,
): Promise<void> {
  const { kind, userId, subject, view, onceKey } = mail
  const toAddress = normalAddress(mail.toAddress)
  if (mayBeRefused(kind) && (await isRefusedBy(tx, toAddress))) return
  const mailId = newSecretId()
  const unsubscribeUrl = isNeeded(kind) ? null : unsubscribeLink(mailing.publicUrl, mailId)
  const bodies = renderMail(kind, { ...view, subject, unsubscribeUrl, publicUrl: mailing.publicUrl })
  const written = await tx
    .insert(mails)
    .values({
      mailId,
      kind,
      userId,
      toAddress,
      subject,
      ...bodies,
      onceKey: onceKey === undefined ? null : onceKeyOf(onceKey, toAddress),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ mailId: mails.mailId })
  if (written.length === 0 || !mailing.isSending) return
  await queueSending(jobs, tx, { mailId, kind })
}
