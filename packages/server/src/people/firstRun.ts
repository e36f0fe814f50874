import { succeed } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import { oncePerDatabase } from '../db/oncePerDatabase'
import { users } from '../db/schema'
import type { Handlers } from '../dispatch/callContext'

/** Once there is an administrator there always is one: nobody ends his own account. */
const known = oncePerDatabase(() => ({ hasAdministrator: false }))

export const firstRunHandlers = {
  isFirstRun: async (_params, { db }) => {
    const memory = known(db)
    if (!memory.hasAdministrator) {
      const found = await db
        .select({ userId: users.userId })
        .from(users)
        .where(eq(users.role, 'admin'))
        .limit(1)
      memory.hasAdministrator = found.length > 0
    }
    return succeed({ isFirstRun: !memory.hasAdministrator })
  },
} satisfies Partial<Handlers>
