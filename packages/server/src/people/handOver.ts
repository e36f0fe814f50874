import type { HandedOver, NewPassword, RefusalCode, Role } from '@wordstride/api'
import { revokeTokensOf } from '../access/tokens'
import { hashPassword } from '../accounts/passwords'
import { recordStaffAction } from '../audit/recordStaffAction'
import type { Database } from '../db/database'
import { makeOneTimeLinks } from './oneTimeLinks'
import { makePassword, passwordFault } from './passwordRules'
import { storePassword } from './storePassword'

/** A password that was decided on, hashed before a transaction begins. */
export interface ReadyPassword {
  by: NewPassword['kind']
  /** Null: its owner sets one by a link. */
  passwordHash: string | null
  /** To be shown once. */
  password: string | null
  needsLink: boolean
}

export async function readyPassword(
  owner: { role: Role; userName: string },
  given: NewPassword,
): Promise<ReadyPassword | { fault: RefusalCode }> {
  if (given.kind === 'link') return { by: given.kind, passwordHash: null, password: null, needsLink: true }
  if (given.kind === 'made') {
    const password = makePassword(owner.role)
    return { by: given.kind, passwordHash: await hashPassword(password), password, needsLink: false }
  }
  const fault = passwordFault(owner, given.password)
  if (fault !== null) return { fault }
  return {
    by: given.kind,
    passwordHash: await hashPassword(given.password),
    password: null,
    needsLink: false,
  }
}

/** What staff pass on to the owner of the account. Call it in the transaction that stores the password. */
export async function handOver(
  db: Database,
  userId: string,
  { password, needsLink }: ReadyPassword,
  now: Date,
): Promise<HandedOver> {
  const [link] = needsLink ? await makeOneTimeLinks(db, [userId], 'set_password', now) : []
  return {
    password,
    linkSecret: link?.secret ?? null,
    linkExpiresAt: link?.expiresAt.getTime() ?? null,
  }
}

/** Another password for an account that is there; what its older ones and its links opened ends. Call it like `handOver`. */
export async function handOverAnother(
  db: Database,
  staffId: string,
  account: { userId: string; userName: string },
  ready: ReadyPassword,
  now: Date,
): Promise<HandedOver> {
  const { userId } = account
  await storePassword(db, account, ready.passwordHash)
  await revokeTokensOf(db, userId)
  const action = { staffId, userId, action: 'password_reset', details: { by: ready.by } }
  await recordStaffAction(db, action, now)
  return handOver(db, userId, ready, now)
}
