import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'
import { millisecondsInDay } from 'date-fns/constants'
import { and, count, eq, gt } from 'drizzle-orm'
import { accountStatus } from '../access/accountState'
import { holdAccount } from '../access/tokens'
import { SEND_PASSWORD_LINK } from '../accounts/requestPasswordLink'
import { findUserId } from '../accounts/userNames'
import type { Database } from '../db/database'
import { mails } from '../db/schema'
import type { Job, JobContext } from '../jobs/defineJob'
import { queueMail } from '../mail/queueMail'
import type { Mailing } from '../mailing'
import { makeOneTimeLinks } from './oneTimeLinks'

/** Mails of this kind that one account gets in a day, whoever asks for them. */
const MOST_IN_A_DAY = 5

/** A release before queued the name that was typed. */
type Asked = { userId: string } | { userName: string }

const findAsked = async (db: Database, asked: Asked): Promise<string | null> =>
  'userId' in asked ? asked.userId : findUserId(db, asked.userName)

async function countRecent(db: Database, userId: string, now: Date): Promise<number> {
  const isRecent = gt(mails.createdAt, new Date(now.getTime() - millisecondsInDay))
  const [found] = await db
    .select({ mails: count() })
    .from(mails)
    .where(and(eq(mails.userId, userId), eq(mails.kind, 'set_password'), isRecent))
  return found?.mails ?? 0
}

/** The secret is behind the #, which browsers send to no server. */
const linkAddress = (publicUrl: string, secret: string): string => `${publicUrl}/setPassword#${secret}`

async function sendPasswordLink(
  asked: Asked,
  mailing: Mailing,
  { db, jobs, now, timeZone }: JobContext,
): Promise<void> {
  const userId = await findAsked(db, asked)
  if (userId === null) return
  await db.transaction(async (tx) => {
    const user = await holdAccount(tx, userId)
    // A young student's address is that of the guardian.
    const toAddress = user?.email ?? user?.guardianEmail
    if (!user || !toAddress || accountStatus(user, now) !== 'started') return
    const { userName, firstName } = user
    if ((await countRecent(tx, userId, now)) >= MOST_IN_A_DAY) return
    const [link] = await makeOneTimeLinks(tx, [userId], 'set_password', now)
    if (!link) return
    const view = {
      firstName: firstName || userName,
      userName,
      link: linkAddress(mailing.publicUrl, link.secret),
      expiresAt: format(new TZDate(link.expiresAt, timeZone), "EEEE, MMMM d, h:mm a 'local time'"),
    }
    const subject = 'Choose a new password for Wordstride'
    await queueMail({ jobs, mailing, now }, tx, { kind: 'set_password', toAddress, userId, subject, view })
  })
}

export const passwordLinkJob = (mailing: Mailing): Job => ({
  name: SEND_PASSWORD_LINK,
  retries: 3,
  retrySeconds: 10,
  longestSeconds: 60,
  pollSeconds: 1,
  run: (data, context) => sendPasswordLink(data as Asked, mailing, context),
})
