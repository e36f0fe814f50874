import { subDays } from 'date-fns'
import { millisecondsInHour } from 'date-fns/constants'
import { eq } from 'drizzle-orm'
import { holdAccount } from '../../access/tokens'
import { type Week, weekOf } from '../../calendar/week'
import { digestWishes } from '../../db/schema'
import type { Job, JobContext } from '../../jobs/defineJob'
import { nextStudents } from '../../jobs/forEachBatch'
import { forEachStudent } from '../../jobs/forEachStudent'
import { isQueued, queueMail } from '../../mail/queueMail'
import type { Mailing } from '../../mailing'
import { digestKind, digestOf } from './digestMails'
import { addressFor } from './digestWishes'

/** Later than this after Monday's midnight a mail about the week before is old. */
const LATEST_MS = 48 * millisecondsInHour
/** Weeks are closed by then. */
const EARLIEST_MS = 6 * millisecondsInHour

/** The mails of one person, who stays until they are written; a second run finds them written. */
async function writeMails(userId: string, week: Week, mailing: Mailing, context: JobContext): Promise<void> {
  const { db, jobs, now, timeZone } = context
  await db.transaction(async (tx) => {
    const user = await holdAccount(tx, userId)
    if (!user) return
    const wishes = await tx.select().from(digestWishes).where(eq(digestWishes.userId, userId))
    for (const wish of wishes) {
      const toAddress = addressFor(wish.audience, user)
      if (toAddress === null || toAddress !== wish.address) continue
      const onceKey = `${digestKind[wish.audience]} ${week.weekStart} ${userId}`
      // All that was written before some failed is not made again with each try.
      if (await isQueued(tx, onceKey, toAddress)) continue
      const mail = await digestOf(tx, wish, user, { week, now, timeZone, publicUrl: mailing.publicUrl })
      if (mail === null) continue
      await queueMail({ jobs, mailing, now }, tx, { ...mail, toAddress, userId, onceKey })
    }
  })
}

/** Monday 07:00: the week that is over, for everybody who wished it. */
export const weeklyDigestJob = (mailing: Mailing): Job => ({
  name: 'weekly_digest',
  comesAtStart: true,
  cron: '0 7 * * 1',
  retries: 3,
  retrySeconds: 300,
  longestSeconds: 3600,
  pollSeconds: 30,
  async run(_data, context) {
    const { db, now, timeZone } = context
    const sinceMonday = now.getTime() - weekOf(now, timeZone).startsAt.getTime()
    if (sinceMonday < EARLIEST_MS || sinceMonday > LATEST_MS) return
    const week = weekOf(subDays(now, 7), timeZone)
    const leftOut = await forEachStudent(
      (after) => nextStudents(db, digestWishes.userId, undefined, after),
      (userId) => writeMails(userId, week, mailing, context),
      context,
    )
    // The next run is too late for them, and the next try writes to nobody twice.
    if (leftOut > 0) throw new Error(`The weekly mails of ${leftOut} accounts could not be written.`)
  },
})
