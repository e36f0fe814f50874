import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { rowsOf } from '../db/rowsOf'
import { TABLES_BY_TERM } from '../db/terms'

const OF_A_TERM = `^(${TABLES_BY_TERM.join('|')})_[0-9]{4}_[0-9]{2}$`

/** The tables of archived terms (docs/operations.md): nothing else reads them, and they are about people all the same. */
export async function findArchivedTables(db: Database): Promise<string[]> {
  const found = await db.execute(sql`select relname as name from pg_class where relkind in ('r', 'p')
    and not relispartition and relnamespace = 'public'::regnamespace and relname ~ ${OF_A_TERM} order by relname`)
  return rowsOf<{ name: string }>(found).map(({ name }) => name)
}

const rowsAbout = (table: string, userId: string) =>
  sql`from ${sql.identifier(table)} where user_id = ${userId}`

export async function countArchived(db: Database, table: string, userId: string): Promise<number> {
  const found = await db.execute(sql`select count(*)::int as rows ${rowsAbout(table, userId)}`)
  return rowsOf<{ rows: number }>(found)[0]?.rows ?? 0
}

export async function readArchived(
  db: Database,
  table: string,
  userId: string,
): Promise<Record<string, unknown>[]> {
  return rowsOf(await db.execute(sql`select * ${rowsAbout(table, userId)} order by session_id, seq`))
}

export async function deleteArchived(db: Database, table: string, userId: string): Promise<void> {
  await db.execute(sql`delete ${rowsAbout(table, userId)}`)
}
