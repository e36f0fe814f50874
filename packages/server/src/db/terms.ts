import { sql } from 'drizzle-orm'
import type { Database } from './database'
import { rowsOf } from './rowsOf'
import { firstIdAt, timeOfId } from './sessionIds'
import { alone } from './untilUnlocked'

/** What grows with every answer: partitioned by the id of the session, which begins with the time of its start. */
export const TABLES_BY_TERM = ['answers', 'session_events'] as const

/** Half a year from the first of February or August on (UTC): schools of both regions change terms about then. */
export interface Term {
  /** Of its partitions: `answers_2026_08`. */
  name: string
  begin: Date
  end: Date
}

const beginsIn = (year: number): Date[] => [new Date(Date.UTC(year, 1)), new Date(Date.UTC(year, 7))]

export function termOf(at: Date): Term {
  const year = at.getUTCFullYear()
  const begins = [year - 1, year, year + 1].flatMap(beginsIn)
  const [begin, end] = begins.filter((_, i) => (begins[i + 1] ?? at) > at) as [Date, Date]
  return { begin, end, name: begin.toISOString().slice(0, 7).replace('-', '_') }
}

/** Random ids, as sessions had them before: below it lie the times until 2109. */
const FIRST_RANDOM_ID = '04000000-0000-0000-0000-000000000000'
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** The ids of the sessions whose answers lie with those of this one. */
export function idsBeside(sessionId: string): { firstId: string; lastId: string } {
  const at = timeOfId(sessionId)
  if (at === null) return { firstId: FIRST_RANDOM_ID, lastId: LAST_ID }
  const { begin, end } = termOf(at)
  return { firstId: firstIdAt(begin), lastId: firstIdAt(end) }
}

export const partitionOf = (table: string, { name }: Term): string => `${table}_${name}`

export async function hasTable(db: Database, name: string): Promise<boolean> {
  const found = await db.execute(
    sql`select 1 from pg_class where relname = ${name} and relnamespace = 'public'::regnamespace`,
  )
  return rowsOf(found).length > 0
}

/** Rows that came before their partition are in the one for all others, and move. */
async function addPartition(db: Database, table: string, term: Term): Promise<void> {
  const partition = sql.identifier(partitionOf(table, term))
  const otherRows = `${table}_default`
  const others = sql.identifier(otherRows)
  const parent = sql.identifier(table)
  const from = sql.raw(`'${firstIdAt(term.begin)}'`)
  const to = sql.raw(`'${firstIdAt(term.end)}'`)
  await alone(db, [otherRows], async (tx) => {
    // By another process, while this one waited.
    if (await hasTable(tx, partitionOf(table, term))) return
    await tx.execute(sql`create table ${partition} (like ${parent} including all)`)
    await tx.execute(sql`with moved as (
      delete from ${others} where session_id >= ${from} and session_id < ${to} returning *)
      insert into ${partition} select * from moved`)
    await tx.execute(
      sql`alter table ${parent} attach partition ${partition} for values from (${from}) to (${to})`,
    )
  })
}

/** Makes the partitions of a term, once. */
export async function addTerm(db: Database, term: Term): Promise<void> {
  for (const table of TABLES_BY_TERM) {
    if (!(await hasTable(db, partitionOf(table, term)))) await addPartition(db, table, term)
  }
}

/** Those of this term and of the next two. */
export async function addTermsAhead(db: Database, now: Date): Promise<void> {
  const term = termOf(now)
  const next = termOf(term.end)
  for (const wanted of [term, next, termOf(next.end)]) await addTerm(db, wanted)
}
