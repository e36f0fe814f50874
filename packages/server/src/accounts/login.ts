import { type LoginResult, refuse } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import { type UserRow, users } from '../db/schema'
import type { Handler } from '../dispatch/callContext'
import { accountStatus } from './accountState'
import { localDate } from './localDate'
import { beginAttempt, failAttempt, passAttempt } from './loginAttempts'
import { verifyPassword } from './passwords'
import { issueToken } from './tokens'

/** SR-02. */
const TOO_MANY = 'Too many attempts. Please try again later.'
const WRONG_PAIR = 'Username or password is incorrect.'

function describeAccount(user: UserRow, timeZone: string) {
  const dateOf = (moment: Date | null) => moment && localDate(moment, timeZone)
  return {
    firstname: user.firstName,
    lastname: user.lastName,
    test_account_type: user.testAccountType,
    license: user.license,
    is_physical_lc_user: user.isPhysicalCenterUser,
    start_ts: localDate(user.startsAt, timeZone),
    expire_ts: localDate(user.expiresAt, timeZone),
    freeze_start: dateOf(user.freezeStartsAt),
    freeze_end: dateOf(user.freezeEndsAt),
  }
}

/** AUTH-03, SR-02, SR-03: only who gives the right password learns about the account. */
export const login: Handler<'login'> = async ({ username, password }, { db, now, ip, timeZone }) => {
  const attemptId = await beginAttempt(db, username, ip, now)
  if (attemptId === null) return refuse(TOO_MANY)
  const [user] = await db.select().from(users).where(eq(users.userName, username))
  if (!(await verifyPassword(user?.passwordHash, password)) || user === undefined) {
    await failAttempt(db, attemptId)
    return refuse(WRONG_PAIR)
  }
  await passAttempt(db, attemptId, username, now)
  const status = accountStatus(user, now)
  const account = describeAccount(user, timeZone)
  if (status !== 'started') return { is_success: false, status, ...account } satisfies LoginResult
  const token = await issueToken(db, user.userId, now)
  return { is_success: true, status, data: { token }, ...account }
}
