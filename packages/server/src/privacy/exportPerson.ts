import { stringify } from 'csv-stringify/sync'
import { and } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import type { Database } from '../db/database'
import { findArchivedTables, readArchived } from './archivedTables'
import { PERSONAL_TABLES, type Person, type PersonalTable, tellableColumns } from './personalTables'

type Row = Record<string, unknown>

/** The rows about a person under the names of the database's columns. */
async function readRows(
  db: Database,
  { table, isAbout, isTold, toldAs }: PersonalTable,
  person: Person,
): Promise<Row[]> {
  const columns = Object.fromEntries(tellableColumns(table).map((column) => [column.name, column]))
  return db
    .select({ ...columns, ...toldAs } as Parameters<Database['select']>[0] & object)
    .from(table)
    .where(and(isAbout(person), isTold))
}

const toCell = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

function toCsv(columns: readonly string[], rows: readonly Row[]): string {
  const cells = rows.map((row) => columns.map((name) => toCell(row[name])))
  // A cell that begins like a formula would be run by a spreadsheet.
  return stringify([[...columns], ...cells], { escape_formulas: true, cast: { boolean: String } })
}

/** All that is stored about a person but secrets: `data.json`, and a CSV file for each table that has rows. */
export async function exportPerson(db: Database, person: Person, now: Date): Promise<Uint8Array> {
  const tables: Record<string, Row[]> = {}
  const files: Record<string, Uint8Array> = {}
  for (const personal of PERSONAL_TABLES) {
    const rows = await readRows(db, personal, person)
    if (rows.length === 0) continue
    tables[personal.name] = rows
    const columns = tellableColumns(personal.table).map(({ name }) => name)
    files[`${personal.name}.csv`] = strToU8(toCsv(columns, rows))
  }
  for (const name of await findArchivedTables(db)) {
    const rows = await readArchived(db, name, person.userId)
    const [first] = rows
    if (!first) continue
    tables[name] = rows
    files[`${name}.csv`] = strToU8(toCsv(Object.keys(first), rows))
  }
  const data = { user_id: person.userId, exported_at: now.toISOString(), tables }
  files['data.json'] = strToU8(JSON.stringify(data, null, 2))
  return zipSync(files)
}
