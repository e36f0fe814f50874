import { type SQLWrapper, sql } from 'drizzle-orm'
import { type CheckBuilder, check } from 'drizzle-orm/pg-core'

/** A text column that holds one of these values, or nothing where it may be null. */
export const isOneOf = (name: string, column: SQLWrapper, values: readonly string[]): CheckBuilder =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`)
