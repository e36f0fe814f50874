import { isLearner, type Role } from '@wordstride/api'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { secondFactors, spareCodes } from '../../db/schema'
import type { SecondFactorRules } from '../../secondFactorRules'

interface Owner {
  userId: string
  role: Role
}

/** When the second factor of the user was set up; null when there is none. Learners have none. */
export async function findSecondFactor(db: Database, { userId, role }: Owner): Promise<Date | null> {
  if (isLearner(role)) return null
  const [factor] = await db
    .select({ setUpAt: secondFactors.setUpAt })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.seed)))
  return factor?.setUpAt ?? null
}

export const hasSecondFactor = async (db: Database, owner: Owner): Promise<boolean> =>
  (await findSecondFactor(db, owner)) !== null

/** Whether the school asks for one that the user has not. */
export const lacksSecondFactor = async (
  db: Database,
  rules: SecondFactorRules,
  owner: Owner,
): Promise<boolean> => rules.isNeededBy(owner.role) && !(await hasSecondFactor(db, owner))

/** Who began to set one up, with the password of then, begins anew. */
export async function forgetPendingFactor(tx: Database, userId: string): Promise<void> {
  await tx.update(secondFactors).set({ pendingSeed: null }).where(eq(secondFactors.userId, userId))
}

/** False when there was none. */
export async function deleteSecondFactor(db: Database, userId: string): Promise<boolean> {
  await db.delete(spareCodes).where(eq(spareCodes.userId, userId))
  const deleted = await db
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ seed: secondFactors.seed })
  return deleted.some(({ seed }) => seed !== null)
}
