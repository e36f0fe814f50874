import { isLearningInfoValid } from '@wordstride/learning'
import { min } from 'date-fns'
import { among } from '../../db/among'
import type { Database } from '../../db/database'
import { userLearningInfo } from '../../db/schema'
import { groupBy } from '../../lists/groupBy'

/** Null when it is not known of a section: one that is set up anew makes no beginner. */
const earliest = (times: readonly (Date | null)[]): Date | null => {
  const known = times.filter((at) => at !== null)
  return known.length === times.length ? min(known) : null
}

/** Those of the users whose account setup is complete (SR-33), and since when. */
export async function findSetUp(db: Database, userIds: readonly string[]): Promise<Map<string, Date | null>> {
  if (userIds.length === 0) return new Map()
  const rows = await db.select().from(userLearningInfo).where(among(userLearningInfo.userId, userIds))
  const byUser = groupBy(rows, ({ userId }) => userId)
  return new Map(
    userIds.flatMap((userId) => {
      const infos = byUser.get(userId) ?? []
      return isLearningInfoValid(infos) ? [[userId, earliest(infos.map(({ setUpAt }) => setUpAt))]] : []
    }),
  )
}
