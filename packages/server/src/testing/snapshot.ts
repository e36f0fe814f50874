import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import * as schema from '../db/schema'

const tables = Object.values(schema as Record<string, unknown>).filter((value) => is(value, PgTable))

/** Where each row lies and which transaction wrote it: cheap, and a row written anew as it was is told, too. */
const fingerprintOf = (table: PgTable) => sql`
  select ${sql.raw(`'${getTableName(table)}'`)}::text, sum(hashtextextended(ctid::text || ' ' || xmin::text, 0))::text
  from ${table}`

/** A function is planned once a connection: to plan a hundred tables takes thirty times as long as to read them. */
const createFingerprints = sql`
  create or replace function fingerprints() returns table (name text, hash text) language plpgsql as $$
  begin return query ${sql.join(tables.map(fingerprintOf), sql` union all `)}; end $$`

const prepared = new WeakMap<Database, Promise<unknown>>()

/** A fingerprint of every table, to prove that nothing was written. */
export async function snapshot(db: Database): Promise<{ name: string; hash: string | null }[]> {
  if (!prepared.has(db)) prepared.set(db, Promise.resolve(db.execute(createFingerprints)))
  await prepared.get(db)
  return db
    .select({ name: sql<string>`name`, hash: sql<string | null>`hash` })
    .from(sql`fingerprints()`)
    .orderBy(sql`1`)
}
