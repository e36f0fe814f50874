import type { RefusalCode } from '@wordstride/api'
import { subDays } from 'date-fns'
import { and, eq, gt, ne, notInArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { draftNotes, drafts } from '../db/schema'

/** Of one author, neither published nor withdrawn. */
const MOST_OPEN = 500
/** Of one author, whatever became of them. */
const MOST_A_DAY = 1_000
const MOST_REVISIONS = 300
const MOST_NOTES = 500

/** Why an author begins no further draft; null when there is room. */
export async function refusesAnother(db: Database, ownerId: string, now: Date): Promise<RefusalCode | null> {
  const isOwn = eq(drafts.ownerId, ownerId)
  const isOpen = and(isOwn, notInArray(drafts.state, ['published', 'withdrawn']))
  if ((await db.$count(drafts, isOpen)) >= MOST_OPEN) return 'draft_too_many'
  const isOfToday = and(isOwn, gt(drafts.createdAt, subDays(now, 1)))
  return (await db.$count(drafts, isOfToday)) >= MOST_A_DAY ? 'draft_too_many_today' : null
}

/** Whether so much was said about a draft that there is room for decisions alone; what is sent again has its room. */
export async function isTalkedOut(
  db: Database,
  draftId: string,
  noteId: string | null | undefined,
): Promise<boolean> {
  const isOther = noteId ? ne(draftNotes.noteId, noteId) : undefined
  return (await db.$count(draftNotes, and(eq(draftNotes.draftId, draftId), isOther))) >= MOST_NOTES
}

export const isFull = ({ revision }: { revision: number }): boolean => revision >= MOST_REVISIONS
