import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import * as schema from '../db/schema'

const tables = Object.values(schema as Record<string, unknown>).filter((value) => is(value, PgTable))

const fingerprintOf = (table: PgTable) => sql`
  select ${getTableName(table)}::text as name, md5(string_agg(md5(r::text), '' order by md5(r::text))) as hash
  from ${table} as r`

/** A fingerprint of every table, to prove that nothing was written. */
export const snapshot = (db: Database): Promise<{ name: string; hash: string | null }[]> =>
  db
    .select({ name: sql<string>`name`, hash: sql<string | null>`hash` })
    .from(sql`(${sql.join(tables.map(fingerprintOf), sql` union all `)}) as fingerprints`)
    .orderBy(sql`1`)
