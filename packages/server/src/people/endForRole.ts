import { isLearner, type Role } from '@wordstride/api'
import { revokeTokensOf } from '../access/tokens'
import type { Database } from '../db/database'
import { storePassword } from './storePassword'

/**
 * What the new role sees is another product: the old pages end with the tokens. Who becomes staff needs a password of
 * staff, for a child's four pictures, or the card on a desk, would open the work of all children. Call it in the
 * transaction of the change.
 */
export async function endForRole(
  tx: Database,
  owner: { userId: string; userName: string },
  { before, after }: { before: Role; after: Role },
): Promise<void> {
  if (isLearner(before) && !isLearner(after)) await storePassword(tx, owner, null)
  await revokeTokensOf(tx, owner.userId)
}
