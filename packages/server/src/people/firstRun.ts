import { succeed } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { oncePerDatabase } from '../db/oncePerDatabase'
import { users } from '../db/schema'
import type { Handlers } from '../dispatch/callContext'

/** Once there is an administrator there always is one: nobody ends his own account. */
const known = oncePerDatabase(() => ({ hasAdministrator: false }))

export async function hasAnyAdministrator(db: Database): Promise<boolean> {
  const memory = known(db)
  if (memory.hasAdministrator) return true
  const found = await db.select({ userId: users.userId }).from(users).where(eq(users.role, 'admin')).limit(1)
  memory.hasAdministrator = found.length > 0
  return memory.hasAdministrator
}

export const firstRunHandlers = {
  isFirstRun: async (_params, { db }) => succeed({ isFirstRun: !(await hasAnyAdministrator(db)) }),
} satisfies Partial<Handlers>
