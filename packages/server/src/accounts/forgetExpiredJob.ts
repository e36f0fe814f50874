import { millisecondsInDay } from 'date-fns/constants'
import { lt } from 'drizzle-orm'
import { forgetOwners } from '../access/tokenOwners'
import { loginAttempts, oneTimeLinks, tokens } from '../db/schema'
import type { Job } from '../jobs/defineJob'

/** What has ended and says nothing any more: tokens, links that stand for a password, tries to sign in. */
export const forgetExpiredJob: Job = {
  name: 'forget_expired',
  comesAtStart: true,
  cron: '20 * * * *',
  retries: 2,
  retrySeconds: 60,
  longestSeconds: 300,
  pollSeconds: 30,
  async run(_data, { db, now }) {
    await db.delete(tokens).where(lt(tokens.expiresAt, now))
    await forgetOwners(db, now)
    await db.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, now))
    await db
      .delete(loginAttempts)
      .where(lt(loginAttempts.attemptedAt, new Date(now.getTime() - millisecondsInDay)))
  },
}
