import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Whether a column names one of these, as one parameter however many they are: `inArray` writes one for each, and to
 * write and parse a thousand takes longer than to find them.
 */
export const among = (column: PgColumn, ids: readonly string[]) =>
  sql`${column} = any(${sql.param([...ids])}::${sql.raw(column.getSQLType())}[])`
