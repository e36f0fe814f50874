import { addMinutes, min, subMinutes } from 'date-fns'
import { eq, min as least } from 'drizzle-orm'
import type { Database } from '../db/database'
import { answers, itemProgress } from '../db/schema'
import type { Job } from '../jobs/defineJob'
import { countItems } from './countItems'
import { findFirstAnswers } from './firstAnswers'

/** What was received so long ago is written, too. */
const SETTLED_MINUTES = 10
/** The answers of so long are counted at once; more where there are none. */
const SLICE_MINUTES = 10
const LONGEST_SLICE_MINUTES = 60 * 24

const ONLY_ROW = 1

/** Up to when the answers are counted; before the first time, to just before the first answer. Locked for this transaction. */
async function findProgress(db: Database, end: Date): Promise<Date> {
  const read = () => db.select().from(itemProgress).where(eq(itemProgress.id, ONLY_ROW)).for('update')
  const [known] = await read()
  if (known) return known.countedTo
  const [first] = await db.select({ at: least(answers.receivedAt) }).from(answers)
  const countedTo = first?.at ? subMinutes(first.at, 1) : end
  await db.insert(itemProgress).values({ id: ONLY_ROW, countedTo }).onConflictDoNothing()
  const [row] = await read()
  return row?.countedTo ?? countedTo
}

/** How many answers were counted; null when all are. A slice is counted wholly and once, whoever counts beside. */
const countSlice = (db: Database, minutes: number, end: Date, now: Date): Promise<number | null> =>
  db.transaction(async (tx) => {
    const after = await findProgress(tx, end)
    if (after >= end) return null
    const to = min([addMinutes(after, minutes), end])
    const rows = await findFirstAnswers(tx, { after, to })
    await countItems(tx, rows, now)
    await tx.update(itemProgress).set({ countedTo: to }).where(eq(itemProgress.id, ONLY_ROW))
    return rows.length
  })

/** Every night: what the answers of the day tell of their problems. */
export const countItemsJob: Job = {
  name: 'count_items',
  cron: '15 2 * * *',
  retries: 3,
  retrySeconds: 600,
  longestSeconds: 4 * 3600,
  pollSeconds: 60,
  async run(_data, { db, now }) {
    const end = subMinutes(now, SETTLED_MINUTES)
    let minutes = SLICE_MINUTES
    for (;;) {
      const counted = await countSlice(db, minutes, end, now)
      if (counted === null) return
      minutes = counted > 0 ? SLICE_MINUTES : Math.min(2 * minutes, LONGEST_SLICE_MINUTES)
    }
  },
}
