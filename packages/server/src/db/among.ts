import { type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Whether a column names one of these, as one parameter however many they are: `inArray` writes one for each, and to
 * write and parse a thousand takes longer than to find them.
 */
export const among = (column: SQLWrapper, ids: readonly string[]) =>
  sql`${column} = any(${sql.param([...ids])}::text[])`
