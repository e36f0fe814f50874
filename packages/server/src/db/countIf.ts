import { type SQL, sql } from 'drizzle-orm'

/** How many rows of a group there are for which the condition holds. */
export const countIf = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
