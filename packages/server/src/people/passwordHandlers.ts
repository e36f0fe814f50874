import { type AccountStatus, refuse, succeed } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import { accountStatus } from '../access/accountState'
import { holdAccount, isSignedIn, issueToken, revokeTokensOf } from '../access/tokens'
import { openAccount } from '../accounts/login'
import { logSignIn } from '../accounts/logSignIn'
import { hashPassword, verifyPassword } from '../accounts/passwords'
import { tryPassword } from '../accounts/tryPassword'
import { withProvenPassword } from '../accounts/withProvenPassword'
import { recordStaffAction } from '../audit/recordStaffAction'
import type { Database } from '../db/database'
import { type UserRow, users } from '../db/schema'
import type { Handler, Handlers } from '../dispatch/callContext'
import { forbidden } from '../dispatch/httpError'
import { handOverAnother, readyPassword } from './handOver'
import { holdManagedAccount } from './holdManaged'
import { holdManager } from './holdManager'
import { findLinkOwner, redeemOneTimeLink } from './oneTimeLinks'
import { passwordFault } from './passwordRules'
import { canResetPassword, findManagedAccount, findManager, findOwnPupils } from './rights'
import { storePassword } from './storePassword'

async function findUser(db: Database, userId: string | null): Promise<UserRow | undefined> {
  if (userId === null) return undefined
  const [user] = await db.select().from(users).where(eq(users.userId, userId))
  return user
}

/** A stolen device does not learn the password by trying: it has no more attempts than a sign-in. */
const changeOwnPassword: Handler<'changeOwnPassword'> = async ({ oldPassword, newPassword }, context) => {
  const { db, now, ip, caller, userAgent } = context
  const { userId, userName, role } = caller.user
  if (role === 'test') return refuse('not_allowed')
  let user: UserRow | undefined
  const outcome = await tryPassword(db, { userName, ip, now }, async () => {
    user = await findUser(db, userId)
    return verifyPassword(user?.passwordHash, oldPassword)
  })
  const log = (told: typeof outcome) => logSignIn(context, { by: 'own_password', outcome: told, userId })
  if (outcome !== 'right' || !user) {
    log(outcome)
    return refuse(outcome === 'too_many' ? 'too_many_attempts' : 'old_password_wrong')
  }
  const fault = passwordFault({ role, userName }, newPassword)
  if (fault !== null) {
    log('right')
    return refuse(fault)
  }
  const passwordHash = await hashPassword(newPassword)
  const changed = await withProvenPassword(db, user, oldPassword, (proven) =>
    db.transaction(async (tx) => {
      // Staff may have given another one meanwhile, against whoever asks here.
      if ((await holdAccount(tx, userId))?.passwordHash !== proven.passwordHash) return null
      if (!(await isSignedIn(tx, caller, now))) return { token: null }
      await storePassword(tx, { userId, userName }, passwordHash)
      await revokeTokensOf(tx, userId)
      await recordStaffAction(tx, { staffId: userId, userId, action: 'own_password_changed' }, now)
      return { token: await issueToken(tx, userId, now, userAgent) }
    }),
  )
  log(changed === null ? 'wrong' : 'right')
  if (changed === null) return refuse('old_password_wrong')
  const { token } = changed
  if (token === null) throw forbidden('Please sign in again.')
  return succeed({ data: { token } })
}

const resetPassword: Handler<'resetPassword'> = async (params, context) => {
  const { userId, newPassword } = params
  const { db, now, caller } = context
  const manager = await findManager(db, caller)
  const account = await findManagedAccount(db, userId)
  const ownPupils = await findOwnPupils(db, manager.userId, [userId])
  if (account === null || !canResetPassword(manager, account, ownPupils)) return refuse('account_not_yours')
  const ready = await readyPassword(account, newPassword)
  if ('fault' in ready) return refuse(ready.fault)
  const outcome = await db.transaction(async (tx) => {
    const by = await holdManager(tx, context)
    const held = await holdManagedAccount(tx, by, userId, canResetPassword)
    if (!held) return refuse('account_not_yours')
    if (held.role !== account.role) return null
    return succeed({ handedOver: await handOverAnother(tx, by.userId, held, ready, now) })
  })
  // Of another role by now: the password of a pupil is none for staff.
  return outcome ?? resetPassword(params, context)
}

const readPasswordLink: Handler<'readPasswordLink'> = async ({ secret }, { db, now }) => {
  const user = await findUser(db, await findLinkOwner(db, secret, 'set_password', now))
  if (user === undefined) return refuse('link_dead')
  const { userName, firstName, role } = user
  return succeed({ userName, firstName, role })
}

const setPasswordByLink: Handler<'setPasswordByLink'> = async ({ secret, newPassword }, context) => {
  const { db, now } = context
  const user = await findUser(db, await findLinkOwner(db, secret, 'set_password', now))
  if (user === undefined) {
    logSignIn(context, { by: 'password_link', outcome: 'wrong', userId: null })
    return refuse('link_dead')
  }
  const fault = passwordFault(user, newPassword)
  if (fault !== null) return refuse(fault)
  const passwordHash = await hashPassword(newPassword)
  const { userId, userName } = user
  return db.transaction(async (tx) => {
    // The account before its links, as everywhere.
    await holdAccount(tx, userId)
    if ((await redeemOneTimeLink(tx, secret, 'set_password', now)) === null) return refuse('link_dead')
    await storePassword(tx, user, passwordHash)
    await revokeTokensOf(tx, userId)
    await recordStaffAction(tx, { staffId: userId, userId, action: 'password_set_by_link' }, now)
    logSignIn(context, { by: 'password_link', outcome: 'right', userId })
    return succeed({ userName })
  })
}

/** A link of an account that is not valid today waits until it is. */
const signInByLink: Handler<'signInByLink'> = async ({ secret }, context) => {
  const { db, now } = context
  const userId = await findLinkOwner(db, secret, 'sign_in', now)
  const log = (outcome: 'wrong' | AccountStatus) => logSignIn(context, { by: 'card_link', outcome, userId })
  return db.transaction(async (tx) => {
    const user = userId === null ? undefined : await holdAccount(tx, userId)
    const isOpen = user !== undefined && accountStatus(user, now) === 'started'
    const isDead = isOpen && (await redeemOneTimeLink(tx, secret, 'sign_in', now)) === null
    const opened = user && !isDead ? await openAccount(tx, user, context) : null
    log(user && opened ? accountStatus(user, now) : 'wrong')
    return opened ?? refuse('link_dead')
  })
}

export const passwordHandlers = {
  changeOwnPassword,
  resetPassword,
  readPasswordLink,
  setPasswordByLink,
  signInByLink,
} satisfies Partial<Handlers>
