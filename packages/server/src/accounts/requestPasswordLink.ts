import { randomUUID } from 'node:crypto'
import { succeed } from '@wordstride/api'
import { and, count, eq, gt, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database'
import { lockKey } from '../db/lockKey'
import { loginAttempts } from '../db/schema'
import type { Handler } from '../dispatch/callContext'
import { findUserId } from './userNames'

export const SEND_PASSWORD_LINK = 'send_password_link'

const WINDOW_MS = 15 * 60_000
/** In one window; a school shares one address. */
const MOST_OF_NAME = 2
const MOST_OF_ADDRESS = 40

/** Notes that somebody asks for a link, and says whether there were few enough of them, also when many ask at once. */
async function mayAsk(db: Database, userName: string, ip: string, now: Date): Promise<boolean> {
  const name = userName.toLowerCase()
  for (const key of [`password link for ${name}`, `password link from ${ip}`]) await lockKey(db, key)
  const isRecent = gt(loginAttempts.attemptedAt, new Date(now.getTime() - WINDOW_MS))
  const countOf = async (isOne: SQL): Promise<number> => {
    const [found] = await db
      .select({ attempts: count() })
      .from(loginAttempts)
      .where(and(isOne, isRecent, eq(loginAttempts.isForLink, true)))
    return found?.attempts ?? 0
  }
  const ofName = await countOf(eq(loginAttempts.userName, name))
  const ofAddress = await countOf(eq(loginAttempts.ip, ip))
  if (ofName >= MOST_OF_NAME || ofAddress >= MOST_OF_ADDRESS) return false
  await db.insert(loginAttempts).values({
    attemptId: randomUUID(),
    userName: name,
    ip,
    attemptedAt: now,
    hasFailed: false,
    isForLink: true,
  })
  return true
}

/**
 * The same reply after the same work for every name: the job finds out whether there is such an account, and an address.
 * It is told an id, for the queue keeps for days what jobs were told.
 */
export const requestPasswordLink: Handler<'requestPasswordLink'> = async (
  { username },
  { db, now, ip, jobs },
) => {
  await db.transaction(async (tx) => {
    if (!(await mayAsk(tx, username, ip, now))) return
    const userId = (await findUserId(tx, username)) ?? randomUUID()
    await jobs.send(tx, SEND_PASSWORD_LINK, { userId })
  })
  return succeed({})
}
