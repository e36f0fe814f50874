import { type LoginResult, refuse } from '@wordstride/api'
import { and, eq } from 'drizzle-orm'
import { accountStatus } from '../access/accountState'
import { holdAccount, issueToken, revokeToken } from '../access/tokens'
import { localDate } from '../calendar/localDate'
import type { Database } from '../db/database'
import { type UserRow, users } from '../db/schema'
import type { Handler, OpenCallContext } from '../dispatch/callContext'
import { logSignIn } from './logSignIn'
import { hashPassword, isOldHash, verifyPassword } from './passwords'
import { findSecondFactor, hasSecondFactor } from './secondFactor/findSecondFactor'
import { tryPassword } from './tryPassword'
import { findUserId } from './userNames'
import { withProvenPassword } from './withProvenPassword'

function describeAccount(user: UserRow, timeZone: string): Omit<LoginResult, 'isSuccess' | 'status'> {
  const dateOf = (moment: Date | null) => moment && localDate(moment, timeZone)
  return {
    firstname: user.firstName,
    lastname: user.lastName,
    testAccountType: user.testAccountType,
    license: user.license,
    isPhysicalLcUser: user.isPhysicalCenterUser,
    startTs: localDate(user.startsAt, timeZone),
    expireTs: localDate(user.expiresAt, timeZone),
    freezeStart: dateOf(user.freezeStartsAt),
    freezeEnd: dateOf(user.freezeEndsAt),
  }
}

/** Asks the same of the database for a name that nobody has: the time of an answer does not tell them apart. */
export async function findUserByName(db: Database, userName: string): Promise<UserRow | undefined> {
  const userId = (await findUserId(db, userName)) ?? ''
  const [user] = await db.select().from(users).where(eq(users.userId, userId))
  return user
}

type SignInContext = Pick<OpenCallContext, 'now' | 'timeZone' | 'caller' | 'userAgent'>

interface ProvenFactor {
  /** Since when there is the second factor whose code was given. */
  factorOf: Date | null
}

/**
 * SR-03: a token when the account is valid today, instead of the one the browser still has; else why it is not. Null when
 * the stored hash is not the proven one any more.
 */
export const openAccount = (
  db: Database,
  proven: UserRow,
  context: SignInContext,
  { factorOf }: ProvenFactor = { factorOf: null },
): Promise<LoginResult | null> =>
  db.transaction(async (tx): Promise<LoginResult | null> => {
    const user = await holdAccount(tx, proven.userId)
    if (user?.passwordHash !== proven.passwordHash) return null
    const { now, timeZone, caller, userAgent } = context
    const status = accountStatus(user, now)
    const account = describeAccount(user, timeZone)
    if (status !== 'started') return { isSuccess: false, status, ...account }
    const factor = await findSecondFactor(tx, user)
    if (factor !== null && factor.getTime() !== factorOf?.getTime())
      return { ...refuse('code_missing'), status: 'code_needed' }
    const token = await issueToken(tx, user.userId, now, userAgent)
    if (caller !== null) await revokeToken(tx, caller)
    return { isSuccess: true, status, data: { token }, ...account }
  })

/** With the parameters of today, as long as nobody has changed the password meanwhile. */
async function renewHash(db: Database, { userId, passwordHash }: UserRow, password: string): Promise<void> {
  if (!isOldHash(passwordHash)) return
  await db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(and(eq(users.userId, userId), eq(users.passwordHash, passwordHash)))
}

/** `openAccount` for who gave the password; null when that is another one by now. */
export const openWithPassword = (
  db: Database,
  proven: UserRow,
  password: string,
  context: SignInContext,
  factor?: ProvenFactor,
): Promise<LoginResult | null> =>
  withProvenPassword(db, proven, password, async (user) => {
    const opened = await openAccount(db, user, context, factor)
    if (opened !== null) await renewHash(db, user, password)
    return opened
  })

/** AUTH-03, SR-02, SR-03: only who gives the right password learns about the account. */
export const login: Handler<'login'> = async ({ username, password }, context) => {
  const { db, now, ip } = context
  let user: UserRow | undefined
  const outcome = await tryPassword(db, { userName: username, ip, now }, async () => {
    user = await findUserByName(db, username)
    if (!(await verifyPassword(user?.passwordHash, password)) || user === undefined) return false
    return (await hasSecondFactor(db, user)) ? 'half' : true
  })
  const log = (told: Parameters<typeof logSignIn>[1]['outcome']) =>
    logSignIn(context, { by: 'password', outcome: told, userId: user?.userId ?? null })
  if (outcome === 'wrong' || outcome === 'too_many' || !user) {
    log(outcome)
    return refuse(outcome === 'too_many' ? 'too_many_attempts' : 'wrong_credentials')
  }
  const opened = await openWithPassword(db, user, password, context)
  if (opened === null) {
    log('wrong')
    return refuse('wrong_credentials')
  }
  log(opened.status === 'code_needed' ? 'half' : accountStatus(user, now))
  return opened
}
