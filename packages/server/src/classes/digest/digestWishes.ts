import { isLearner } from '@wordstride/api'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { type DigestAudience, digestWishes, type UserRow } from '../../db/schema'
import { normalAddress } from '../../mail/queueMail'

type Addresses = Pick<UserRow, 'role' | 'email' | 'guardianEmail'>

/** Where a mail for the audience goes; null without an address, and once the role is one of the other audience. */
export function addressFor(
  audience: DigestAudience,
  { role, email, guardianEmail }: Addresses,
): string | null {
  if (isLearner(role) !== (audience === 'family')) return null
  const address = audience === 'staff' ? email : guardianEmail
  return address === null || address.trim() === '' ? null : normalAddress(address)
}

/** Null when there is no address; a wish for another address than the present one is none. */
export async function readWish(
  db: Database,
  audience: DigestAudience,
  user: Addresses & { userId: string },
): Promise<boolean | null> {
  const address = addressFor(audience, user)
  if (address === null) return null
  const [wish] = await db
    .select({ address: digestWishes.address })
    .from(digestWishes)
    .where(and(eq(digestWishes.userId, user.userId), eq(digestWishes.audience, audience)))
  return wish?.address === address
}

interface Wish {
  userId: string
  audience: DigestAudience
  address: string
  wishedBy: string
}

export async function saveWish(db: Database, wish: Wish, isWished: boolean, now: Date): Promise<void> {
  const { userId, audience } = wish
  if (!isWished) {
    await db
      .delete(digestWishes)
      .where(and(eq(digestWishes.userId, userId), eq(digestWishes.audience, audience)))
    return
  }
  const row = { ...wish, wishedAt: now }
  await db
    .insert(digestWishes)
    .values(row)
    .onConflictDoUpdate({ target: [digestWishes.userId, digestWishes.audience], set: row })
}
