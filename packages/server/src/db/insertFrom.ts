import { getTableColumns, is, type Placeholder, SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

type RowValues<T extends PgTable> = {
  [K in keyof T['$inferInsert']]: T['$inferInsert'][K] | Placeholder | SQL
}

const columnOf = (table: PgTable, name: string): PgColumn => {
  const column = getTableColumns(table)[name]
  if (!column) throw new Error(`There is no column ${name}.`)
  return column as PgColumn
}

/** `insert into … select …`: the row is inserted once for every row of `source`. A placeholder must not be null for a date. */
export function insertFrom<T extends PgTable>(table: T, row: RowValues<T>, source: SQL): SQL {
  const fields = Object.entries(row).map(([name, value]) => ({ column: columnOf(table, name), value }))
  const names = fields.map(({ column }) => sql.identifier(column.name))
  const values = fields.map(({ column, value }) =>
    is(value, SQL) ? value : sql`${sql.param(value, column)}::${sql.raw(column.getSQLType())}`,
  )
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)} from ${source}`
}

/** `a = excluded.a, b = excluded.b`: what a conflicting row takes over from the one that came. */
export const takeOver = <T extends PgTable>(
  table: T,
  names: readonly (keyof T['$inferInsert'] & string)[],
): SQL =>
  sql.join(
    names.map((name) => {
      const column = sql.identifier(columnOf(table, name).name)
      return sql`${column} = excluded.${column}`
    }),
    sql`, `,
  )

/** A placeholder for every one of these columns, named like it. */
export const placeholdersFor = <T extends PgTable, K extends keyof T['$inferInsert'] & string>(
  _: T,
  names: readonly K[],
): Record<K, Placeholder> => {
  const placeholders = names.map((name): [string, Placeholder] => [name, sql.placeholder(name)])
  return Object.fromEntries(placeholders) as Record<K, Placeholder>
}
