import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { userNames } from '../db/schema'

/** The id of the user who has this name, or null. */
export async function findUserId(db: Database, userName: string): Promise<string | null> {
  const [row] = await db.select().from(userNames).where(eq(userNames.userName, userName))
  return row?.userId ?? null
}

/** Takes a name for a user; false when somebody has it. Call it in the transaction that makes the user. */
export async function takeUserName(db: Database, userName: string, userId: string): Promise<boolean> {
  const taken = await db.insert(userNames).values({ userName, userId }).onConflictDoNothing().returning()
  return taken.length > 0
}
