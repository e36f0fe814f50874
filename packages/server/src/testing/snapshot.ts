import { is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import * as schema from '../db/schema'

/** A fingerprint of every row of every table, to prove that nothing was written. */
export async function snapshot(db: Database): Promise<string[]> {
  const tables = Object.values(schema as Record<string, unknown>).filter((value) => is(value, PgTable))
  const rows: string[] = []
  for (const table of tables) {
    const found = await db
      .select({ row: sql<string>`md5(${table}::text)` })
      .from(table)
      .orderBy(sql`1`)
    rows.push(...found.map(({ row }) => row))
  }
  return rows
}
