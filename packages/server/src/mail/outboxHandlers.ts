import { type MailState, type OutboxMail, refuse, succeed } from '@wordstride/api'
import { and, count, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Caller } from '../access/caller'
import { recordStaffAction } from '../audit/recordStaffAction'
import { mails } from '../db/schema'
import type { Handlers } from '../dispatch/callContext'
import { queueSending } from './queueMail'
import { refuseMails } from './refuseMails'

const IS_IN: Record<MailState, SQL | undefined> = {
  sent: isNotNull(mails.sentAt),
  failed: isNotNull(mails.failedAt),
  queued: and(isNull(mails.sentAt), isNull(mails.failedAt)),
}

type MailRow = typeof mails.$inferSelect

const stateOf = ({ sentAt, failedAt }: Pick<MailRow, 'sentAt' | 'failedAt'>): MailState =>
  sentAt !== null ? 'sent' : failedAt !== null ? 'failed' : 'queued'

const LISTED = {
  mailId: mails.mailId,
  kind: mails.kind,
  toAddress: mails.toAddress,
  subject: mails.subject,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
  failedAt: mails.failedAt,
  attempts: mails.attempts,
  lastError: mails.lastError,
}

const toOutboxMail = ({ failedAt, ...row }: Pick<MailRow, keyof typeof LISTED>): OutboxMail => ({
  ...row,
  state: stateOf({ ...row, failedAt }),
  createdAt: row.createdAt.getTime(),
  sentAt: row.sentAt?.getTime() ?? null,
})

/** A mail may carry a link that opens an account, so the toggle alone is not enough. */
const mayRead = ({ user }: Caller): boolean => user.role === 'admin'

export const outboxHandlers = {
  async listMails({ mailsPerPage, pageId, state }, { db, caller, mailing }) {
    if (!mayRead(caller)) return refuse('not_allowed')
    const isListed = state ? IS_IN[state] : undefined
    const [[all], rows] = await Promise.all([
      db.select({ mails: count() }).from(mails).where(isListed),
      db
        .select(LISTED)
        .from(mails)
        .where(isListed)
        .orderBy(desc(mails.createdAt), desc(mails.mailId))
        .limit(mailsPerPage)
        .offset((pageId - 1) * mailsPerPage),
    ])
    const total = all?.mails ?? 0
    return succeed({
      mails: rows.map(toOutboxMail),
      pages: Math.ceil(total / mailsPerPage),
      total,
      isSending: mailing.isSending,
    })
  },

  async readMail({ mailId }, { db, caller }) {
    if (!mayRead(caller)) return refuse('not_allowed')
    const [mail] = await db
      .select({ text: mails.text, html: mails.html })
      .from(mails)
      .where(eq(mails.mailId, mailId))
    return mail ? succeed(mail) : refuse('mail_unknown')
  },

  async resendMail({ mailId }, { db, caller, jobs, mailing, now }) {
    if (!mayRead(caller)) return refuse('not_allowed')
    if (!mailing.isSending) return refuse('no_mail_server')
    return db.transaction(async (tx) => {
      const [mail] = await tx.select().from(mails).where(eq(mails.mailId, mailId)).for('update')
      if (!mail) return refuse('mail_unknown')
      if (stateOf(mail) === 'queued') return refuse('mail_waiting')
      await tx
        .update(mails)
        .set({ resentAt: now, sentAt: null, failedAt: null, attempts: 0, lastError: null })
        .where(eq(mails.mailId, mailId))
      // The job of the first time may still be there, so it gets another id.
      await queueSending(jobs, tx, mail, newId())
      const { kind, toAddress, userId } = mail
      await recordStaffAction(
        tx,
        {
          staffId: caller.user.userId,
          userId,
          action: 'mail_resent',
          details: { kind, toAddress },
        },
        now,
      )
      return succeed({})
    })
  },

  async unsubscribe({ mailId }, { db, now }) {
    return (await refuseMails(db, mailId, now)) ? succeed({}) : refuse('mail_forgotten')
  },
} satisfies Partial<Handlers>
