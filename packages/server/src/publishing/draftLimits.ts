import type { RefusalCode } from '@wordstride/api'
import { subDays } from 'date-fns'
import { and, eq, gt, notInArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { drafts } from '../db/schema'

/** Of one author, neither published nor withdrawn. */
const MOST_OPEN = 500
/** Of one author, whatever became of them. */
const MOST_A_DAY = 1_000
const MOST_REVISIONS = 300

/** Why an author begins no further draft; null when there is room. */
export async function refusesAnother(db: Database, ownerId: string, now: Date): Promise<RefusalCode | null> {
  const isOwn = eq(drafts.ownerId, ownerId)
  const isOpen = and(isOwn, notInArray(drafts.state, ['published', 'withdrawn']))
  if ((await db.$count(drafts, isOpen)) >= MOST_OPEN) return 'draft_too_many'
  const isOfToday = and(isOwn, gt(drafts.createdAt, subDays(now, 1)))
  return (await db.$count(drafts, isOfToday)) >= MOST_A_DAY ? 'draft_too_many_today' : null
}

export const isFull = ({ revision }: { revision: number }): boolean => revision >= MOST_REVISIONS
