import type { Database } from './database'

/** Runs one statement with `$1, $2 …`; the plan is kept by the connection where the driver can. */
export type Query = (text: string, params: readonly unknown[]) => Promise<Record<string, unknown>[]>

const queries = new WeakMap<Database, Query>()

export function registerQuery(db: Database, query: Query): void {
  queries.set(db, query)
}

/**
 * For the statements that every answer runs: planned once, without the query builder. Not for transactions. Times come
 * and go as text, so statements give and take JSON.
 */
export function queryOf(db: Database): Query {
  const query = queries.get(db)
  if (!query) throw new Error('This database was not opened by openDatabase, or it is a transaction.')
  return query
}
