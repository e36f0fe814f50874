import type { HandedOver, NewPassword, RefusalCode, Role } from '@wordstride/api'
import { hashPassword } from '../accounts/passwords'
import type { Database } from '../db/database'
import { makeOneTimeLinks } from './oneTimeLinks'
import { makePassword, passwordFault } from './passwordRules'

/** A password that was decided on, hashed before a transaction begins. */
export interface ReadyPassword {
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
  if (given.kind === 'link') return { passwordHash: null, password: null, needsLink: true }
  if (given.kind === 'made') {
    const password = makePassword(owner.role)
    return { passwordHash: await hashPassword(password), password, needsLink: false }
  }
  const fault = passwordFault(owner, given.password)
  if (fault !== null) return { fault }
  return { passwordHash: await hashPassword(given.password), password: null, needsLink: false }
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
