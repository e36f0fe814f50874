import { millisecondsInDay } from 'date-fns/constants'
import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { mails } from '../db/schema'
import type { Job } from '../jobs/defineJob'
import { isRefusal, type MailTransport } from './mailTransport'
import { queueSending, SEND_MAIL } from './queueMail'

export const TAKE_UP_MAILS = 'take_up_mails'
const SEND_MAIL_FAILED = 'send_mail_failed'
/** As many as a mail server takes in a second or two. */
const MAILS_AT_ONCE = 10
/** A mail that could not be sent for so long says nothing new any more. */
const LONGEST_WAIT_MS = millisecondsInDay

const mailIdOf = (data: unknown): string => (data as { mailId: string }).mailId

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500)

const isWaiting = and(isNull(mails.sentAt), isNull(mails.failedAt))

async function sendOne(db: Database, transport: MailTransport, mailId: string, now: Date): Promise<void> {
  const isOne = eq(mails.mailId, mailId)
  const [mail] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1` })
    .where(and(isOne, isWaiting))
    .returning()
  if (!mail) return
  try {
    await transport(mail)
  } catch (error) {
    const lastError = messageOf(error)
    const isFinal = isRefusal(error)
    await db
      .update(mails)
      .set({ lastError, failedAt: isFinal ? now : null })
      .where(isOne)
    if (isFinal) return
    throw error
  }
  await db.update(mails).set({ sentAt: now, lastError: null }).where(isOne)
}

/** Nine tries with pauses of 20 seconds and twice as long each time: three to four hours in all. */
export const sendMailJob = (transport: MailTransport, retrySeconds = 20): Job => ({
  name: SEND_MAIL,
  retries: 9,
  retrySeconds,
  longestSeconds: 120,
  afterLastFailure: SEND_MAIL_FAILED,
  pollSeconds: 1,
  batchSize: MAILS_AT_ONCE,
  run: (data, { db, now }) => sendOne(db, transport, mailIdOf(data), now),
})

export const giveUpMailJob: Job = {
  name: SEND_MAIL_FAILED,
  retries: 5,
  retrySeconds: 60,
  longestSeconds: 60,
  pollSeconds: 10,
  async run(data, { db, now }) {
    await db
      .update(mails)
      .set({ failedAt: now })
      .where(and(eq(mails.mailId, mailIdOf(data)), isWaiting))
  },
}

/** Mails of the last day that nobody tried to send, written while there was no mail server; older ones are given up. */
export const takeUpMailsJob: Job = {
  name: TAKE_UP_MAILS,
  comesAtStart: true,
  cron: '*/15 * * * *',
  retries: 0,
  retrySeconds: 0,
  longestSeconds: 300,
  pollSeconds: 10,
  async run(_data, { db, jobs, now }) {
    const longAgo = new Date(now.getTime() - LONGEST_WAIT_MS)
    await db
      .update(mails)
      .set({
        failedAt: now,
        lastError: sql`coalesce(${mails.lastError}, 'It waited for longer than a day.')`,
      })
      .where(
        and(isWaiting, lt(mails.createdAt, longAgo), or(isNull(mails.resentAt), lt(mails.resentAt, longAgo))),
      )
    const waiting = await db
      .select({ mailId: mails.mailId, kind: mails.kind })
      .from(mails)
      .where(and(isWaiting, eq(mails.attempts, 0), isNull(mails.resentAt), gt(mails.createdAt, longAgo)))
    for (const mail of waiting) await queueSending(jobs, db, mail)
  },
}

export const forgetMailsJob = (retentionDays: number): Job => ({
  name: 'forget_mails',
  comesAtStart: true,
  cron: '40 3 * * *',
  retries: 2,
  retrySeconds: 300,
  longestSeconds: 600,
  pollSeconds: 30,
  async run(_data, { db, now }) {
    const longAgo = new Date(now.getTime() - retentionDays * millisecondsInDay)
    const isOver = or(isNotNull(mails.sentAt), isNotNull(mails.failedAt))
    await db.delete(mails).where(and(lt(mails.createdAt, longAgo), isOver))
  },
})
