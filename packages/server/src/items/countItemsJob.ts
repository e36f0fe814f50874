import { addMinutes, min, subMinutes } from 'date-fns'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { itemProgress } from '../db/schema'
import type { Job, JobContext } from '../jobs/defineJob'
import type { AnswerSource } from './answerSource'
import { countItems } from './countItems'
import { firstLessonAnswers } from './firstLessonAnswers'
import { firstTestAnswers } from './firstTestAnswers'

/** What was received so long ago is written, too. */
const SETTLED_MINUTES = 10
/** The answers of so long are counted at once; more where there are none. */
const SLICE_MINUTES = 10
const LONGEST_SLICE_MINUTES = 60 * 24
/** Answers that are read at once, where a slice has grown. */
const MOST_ROWS = 2_000

const SOURCES: readonly AnswerSource[] = [firstLessonAnswers, firstTestAnswers]

/**
 * Up to when the answers are counted; before the first time, to just before the first answer. All rows are locked for
 * this transaction: what a student is able to do is reckoned from lessons and tests.
 */
async function findProgress(db: Database, { progressId, firstAt }: AnswerSource, end: Date): Promise<Date> {
  const read = async () => {
    const rows = await db.select().from(itemProgress).orderBy(asc(itemProgress.id)).for('update')
    return rows.find(({ id }) => id === progressId)?.countedTo
  }
  const known = await read()
  if (known) return known
  const first = await firstAt(db)
  const countedTo = first ? subMinutes(first, 1) : end
  await db.insert(itemProgress).values({ id: progressId, countedTo }).onConflictDoNothing()
  return (await read()) ?? countedTo
}

/**
 * How many answers were counted; 'all' when none is left, and none was when there are too many of them. A slice is counted
 * wholly and once, whoever counts beside.
 */
const countSlice = (
  db: Database,
  source: AnswerSource,
  minutes: number,
  end: Date,
  now: Date,
): Promise<number | 'all' | 'too many'> =>
  db.transaction(async (tx) => {
    const after = await findProgress(tx, source, end)
    if (after >= end) return 'all'
    const to = min([addMinutes(after, minutes), end])
    const limit = minutes === SLICE_MINUTES ? Number.MAX_SAFE_INTEGER : MOST_ROWS
    const rows = await source.find(tx, { after, to, limit })
    if (rows.length === limit) return 'too many'
    await countItems(tx, rows, now)
    await tx.update(itemProgress).set({ countedTo: to }).where(eq(itemProgress.id, source.progressId))
    return rows.length
  })

async function countAll(source: AnswerSource, { db, now, signal }: JobContext): Promise<void> {
  const end = subMinutes(now, SETTLED_MINUTES)
  let minutes = SLICE_MINUTES
  for (;;) {
    signal?.throwIfAborted()
    const counted = await countSlice(db, source, minutes, end, now)
    if (counted === 'all') return
    minutes = counted === 0 ? Math.min(2 * minutes, LONGEST_SLICE_MINUTES) : SLICE_MINUTES
  }
}

/** Every night: what the answers of the day tell of their problems. */
export const countItemsJob: Job = {
  name: 'count_items',
  comesAtStart: true,
  cron: '15 2 * * *',
  retries: 3,
  retrySeconds: 600,
  longestSeconds: 4 * 3600,
  pollSeconds: 60,
  async run(_data, context) {
    for (const source of SOURCES) await countAll(source, context)
  },
}
