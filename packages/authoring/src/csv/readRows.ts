import { CsvError, parse } from 'csv-parse/sync'
import { unguarded } from './cells'
import { type Column, columnOf } from './columns'

/** A question's row: its cells by their columns; null where quotation marks do not fit, which ends the reading. */
export interface Row {
  /** Its last line, counted from 1. */
  line: number
  cells: ReadonlyMap<Column, string> | null
}

const DELIMITERS = [',', ';', '\t'] as const

/** The one that the first line has most of. */
function delimiterOf(text: string): string {
  const header = /[^\r\n]+/.exec(text)?.[0] ?? ''
  const countOf = (delimiter: string) => header.split(delimiter).length
  return DELIMITERS.reduce((best, next) => (countOf(next) > countOf(best) ? next : best))
}

interface Record {
  record: string[]
  info: { lines: number }
}

/** The rows below the headings; null where these do not name the columns that there must be. */
export function readRows(text: string): Row[] | null {
  const records: Record[] = []
  let broken: Row[] = []
  try {
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      on_record: (read: unknown) => {
        records.push(read as Record)
        return null
      },
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    broken = [{ line: Number(error.lines ?? 1), cells: null }]
  }
  const [header, ...others] = records
  const columns = header?.record.map(columnOf) ?? []
  if (!columns.includes('question') || !columns.includes('right')) return null
  const rows = others
    .filter(({ record }) => record.some((cell) => cell !== ''))
    .map(({ record, info }) => ({
      line: info.lines,
      cells: new Map(
        columns.flatMap((column, i) => (column === null ? [] : [[column, unguarded(record[i] ?? '')]])),
      ),
    }))
  return [...rows, ...broken]
}
