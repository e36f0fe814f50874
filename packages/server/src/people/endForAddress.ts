import type { Database } from '../db/database'
import type { UserRow } from '../db/schema'
import { endOneTimeLinks } from './oneTimeLinks'

type Addresses = Pick<UserRow, 'email' | 'guardianEmail'>

/** Whom the address of before belongs to sets no password by a link that went there. Call it in the transaction of the change. */
export async function endForAddress(
  tx: Database,
  before: Addresses & { userId: string },
  after: Partial<Addresses>,
): Promise<void> {
  const { email, guardianEmail } = { ...before, ...after }
  if (email === before.email && guardianEmail === before.guardianEmail) return
  await endOneTimeLinks(tx, [before.userId], 'set_password')
}
