import { type HonorStudent, type NewHonorStudents, succeed } from '@wordstride/api'
import { subDays } from 'date-fns'
import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { oncePerDatabase } from '../../db/oncePerDatabase'
import { achievements, users } from '../../db/schema'
import { shortReading } from '../../db/shortReading'
import type { Handlers } from '../../dispatch/callContext'
import { isNamedNow } from '../isNamedToOthers'
import { namedUser, publicName } from '../publicName'

/** SR-25: a change is new for so long. */
const NEW_DAYS = 7
/** No page shows more. */
const MOST = 100

const newHonors = oncePerDatabase((db) =>
  db
    .select({
      user: namedUser,
      achievement: achievements.achievement,
    })
    .from(achievements)
    .innerJoin(users, eq(users.userId, achievements.userId))
    .where(
      and(
        // As the index has it: with a parameter it is not used.
        sql`${achievements.achievement} in ('honors', 'high_honors')`,
        gte(achievements.achievedAt, sql.param(sql.placeholder('since'), achievements.achievedAt)),
        eq(users.country, sql.placeholder('country')),
        eq(users.isHonor, true),
        isNamedNow(sql.placeholder('now')),
      ),
    )
    .orderBy(desc(achievements.achievedAt), achievements.userId)
    .limit(MOST)
    .prepare('new_honor_students'),
)

const countryOf = shortReading((db) =>
  db
    .select({ country: users.country })
    .from(users)
    .where(eq(users.userId, sql.placeholder('userId')))
    .prepare('country'),
)

/** SR-25: who has become an honor or a high honor student of late, in the country of the user. */
async function findNewHonorStudents(db: Database, userId: string, now: Date): Promise<NewHonorStudents> {
  const [own] = await countryOf(db).execute({ userId })
  if (!own) return { honor: [], highHonor: [] }
  const rows = await newHonors(db).execute({ country: own.country, since: subDays(now, NEW_DAYS), now })
  const seen = new Set<string>()
  const found: NewHonorStudents = { honor: [], highHonor: [] }
  for (const { user, achievement } of rows) {
    // Who has gone on to high honors is named there alone.
    if (seen.has(user.userId) || user.isHighHonor !== (achievement === 'high_honors')) continue
    seen.add(user.userId)
    const student: HonorStudent = { name: publicName(user), isOwn: user.userId === userId }
    ;(user.isHighHonor ? found.highHonor : found.honor).push(student)
  }
  return found
}

export const newHonorHandlers = {
  async getNewHonorStudents({ userId }, { db, now }) {
    return succeed({ newHonorStudents: await findNewHonorStudents(db, userId, now) })
  },
} satisfies Partial<Handlers>
