import { isLearningInfoValid } from '@wordstride/learning'
import { among } from '../../db/among'
import type { Database } from '../../db/database'
import { userLearningInfo } from '../../db/schema'
import { groupBy } from '../../lists/groupBy'

/** Those of the users whose account setup is complete (SR-33). */
export async function findSetUp(db: Database, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await db.select().from(userLearningInfo).where(among(userLearningInfo.userId, userIds))
  const byUser = groupBy(rows, ({ userId }) => userId)
  return new Set(userIds.filter((userId) => isLearningInfoValid(byUser.get(userId) ?? [])))
}
