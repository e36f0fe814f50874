import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

/**
 * The database as all modules see it: PGlite or PostgreSQL, or a transaction of either. Inside `transaction` use the
 * transaction only: PGlite has one connection, so the outer database would wait for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
