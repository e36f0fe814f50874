import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { calendarFeeds } from '../db/schema'

/** The secret address of the user's calendar opens nothing any more. */
export async function endFeeds(db: Database, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
}
