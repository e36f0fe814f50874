import { randomBytes } from 'node:crypto'
import { addDays } from 'date-fns'
import { eq } from 'drizzle-orm'
import ical from 'ical-generator'
import { accountStatus } from '../access/accountState'
import { endFeeds } from '../access/endFeeds'
import { hashSecret } from '../access/hashSecret'
import type { Database } from '../db/database'
import { inTurn } from '../db/inTurn'
import { calendarFeeds, users } from '../db/schema'
import { findAppointments } from './findAppointments'

/** Makes the secret of a student's calendar and ends the older ones; it is stored nowhere. */
export async function makeFeed(db: Database, userId: string, now: Date): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await inTurn(db, `calendar of ${userId}`, async (tx) => {
    await endFeeds(tx, userId)
    await tx.insert(calendarFeeds).values({ linkHash: hashSecret(secret), userId, createdAt: now })
  })
  return secret
}

const DAYS_BACK = 30
const DAYS_AHEAD = 180

/**
 * The calendar at a secret address; null when it is unknown, or its account not open. Every appointment is an event of
 * its own in the time of the world, so that no program has to know the zone; it holds neither a link to the meeting,
 * which is told in its time only (SR-29), nor a student's name.
 */
export async function readFeed(
  db: Database,
  secret: string,
  { now, timeZone, publicUrl }: { now: Date; timeZone: string; publicUrl: string },
): Promise<string | null> {
  const [feed] = await db
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.linkHash, hashSecret(secret)))
  if (!feed) return null
  const [user] = await db.select().from(users).where(eq(users.userId, feed.userId))
  if (!user || accountStatus(user, now) !== 'started') return null
  const span = { from: addDays(now, -DAYS_BACK), to: addDays(now, DAYS_AHEAD) }
  const calendar = ical({ name: 'Wordstride', prodId: '//Wordstride//Appointments//EN', ttl: 3600 })
  for (const { plan, className, ...one } of await findAppointments(db, user.userId, span, timeZone)) {
    calendar.createEvent({
      id: `${one.appointmentId}-${one.occursOn}@wordstride`,
      start: one.startsAt,
      end: one.endsAt,
      stamp: now,
      summary: className === plan.category ? plan.category : `${plan.category}: ${className}`,
      description: plan.calendar,
      url: `${publicUrl}/home`,
    })
  }
  return calendar.toString()
}
