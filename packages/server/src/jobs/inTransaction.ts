import { type SQL, sql } from 'drizzle-orm'
import type PgBoss from 'pg-boss'
import type { Database } from '../db/database'
import { rowsOf } from '../db/rowsOf'

const PLACEHOLDER = /\$(\d+)/

const toParam = (value: unknown): SQL => {
  if (value === undefined || value === null) return sql`${null}`
  return sql`${sql.param(typeof value === 'object' ? JSON.stringify(value) : value)}`
}

/** A statement with numbered places, with its values in them. */
function fillIn(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(PLACEHOLDER)
  return sql.join(parts.map((part, i) => (i % 2 === 0 ? sql.raw(part) : toParam(values[Number(part) - 1]))))
}

/** The queue's statements inside a transaction of ours. */
export const inTransaction = (db: Database): PgBoss.Db => ({
  async executeSql(text, values) {
    return { rows: rowsOf(await db.execute(fillIn(text, values))) }
  },
})
