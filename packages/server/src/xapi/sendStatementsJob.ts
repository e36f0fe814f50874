import { addMinutes, min, subMinutes } from 'date-fns'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { statementProgress } from '../db/schema'
import type { Job } from '../jobs/defineJob'
import type { Answered, FindAnswered, Slice } from './answered'
import { answeredInSessions } from './answeredInSessions'
import { answeredInTests } from './answeredInTests'
import { type RecordStore, refusesAll } from './recordStore'
import { toStatements } from './toStatements'

/** What was received so long ago is written, too. */
const SETTLED_MINUTES = 2
/** Answers that are read at once. */
const MOST_ROWS = 2_000
const LONGEST_SLICE_MINUTES = 60 * 24
const ROW = 1

export const SEND_STATEMENTS = 'send_statements'

const SOURCES: readonly FindAnswered[] = [answeredInSessions, answeredInTests]

const isRow = eq(statementProgress.id, ROW)

/** Up to when all is sent; what was done before there was a store stays here. */
async function findProgress(db: Database, end: Date): Promise<Date> {
  const read = async () => (await db.select().from(statementProgress).where(isRow))[0]?.sentTo
  const known = await read()
  if (known) return known
  await db.insert(statementProgress).values({ id: ROW, sentTo: end }).onConflictDoNothing()
  return (await read()) ?? end
}

/** Null when there are more than the limit of a source. */
async function findAnswered(db: Database, slice: Slice): Promise<Answered[] | null> {
  const found: Answered[] = []
  for (const find of SOURCES) {
    const rows = await find(db, slice)
    if (rows.length === slice.limit) return null
    found.push(...rows)
  }
  return found.sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime())
}

/**
 * Tells a learning record store what learners did, in the order of arrival and at least once: what is sent and not noted
 * is sent again, with the same ids. What the store refuses is sent again, too, until it has taken something else.
 */
export const sendStatementsJob = (store: RecordStore, site: string): Job => ({
  name: SEND_STATEMENTS,
  cron: '*/5 * * * *',
  comesAtStart: true,
  retries: 2,
  retrySeconds: 60,
  longestSeconds: 3600,
  pollSeconds: 30,
  async run(_data, { db, now, log, signal }) {
    const end = subMinutes(now, SETTLED_MINUTES)
    let after = await findProgress(db, end)
    let minutes = 1
    let refused = 0
    while (after < end) {
      signal?.throwIfAborted()
      const to = min([addMinutes(after, minutes), end])
      const limit = minutes === 1 ? Number.MAX_SAFE_INTEGER : MOST_ROWS
      const rows = await findAnswered(db, { after, to, limit })
      if (rows === null) {
        minutes = 1
        continue
      }
      const sent = await store.send(rows.flatMap((row) => toStatements(row, site)))
      refused += sent.refused
      if (refusesAll({ refused, hasAny: sent.hasAny })) break
      // What is refused is passed over only by a store that takes others.
      if (sent.hasAny || refused === 0) {
        if (refused > 0) log.warn({ refused }, 'The record store will not take some statements.')
        await db.update(statementProgress).set({ sentTo: to }).where(isRow)
        refused = 0
      }
      after = to
      minutes = rows.length > 0 ? 1 : Math.min(2 * minutes, LONGEST_SLICE_MINUTES)
    }
    if (refused > 0)
      throw new Error(`The record store has refused ${refused} statements one by one and taken none since.`)
  },
})
