import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import * as schema from '../db/schema'

const tables = Object.values(schema as Record<string, unknown>).filter((value) => is(value, PgTable))

/** Where each row lies and which transaction wrote it: cheap, and a row written anew as it was is told, too. */
const fingerprintOf = (table: PgTable) => sql`
  select ${getTableName(table)}::text as name, sum(hashtextextended(ctid::text || ' ' || xmin::text, 0))::text as hash
  from ${table}`

/** A fingerprint of every table, to prove that nothing was written. */
export const snapshot = (db: Database): Promise<{ name: string; hash: string | null }[]> =>
  db
    .select({ name: sql<string>`name`, hash: sql<string | null>`hash` })
    .from(sql`(${sql.join(tables.map(fingerprintOf), sql` union all `)}) as fingerprints`)
    .orderBy(sql`1`)
