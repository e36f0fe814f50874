import { CsvError, parse } from 'csv-parse/sync'

/** A row below the headings; null where quotation marks do not fit, which ends the reading. */
export interface TableRow {
  /** Its last line, counted from 1. */
  line: number
  cells: readonly string[] | null
  /** It has texts beyond the last heading, mostly because of a comma without quotation marks. */
  hasMore: boolean
}

export interface Table {
  headings: readonly string[]
  rows: readonly TableRow[]
}

const DELIMITERS = [',', ';', '\t'] as const

/** What Excel writes above the headings, so that it finds the cells again. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=(.)"?\r?\n/i

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

/** Reads what a spreadsheet has saved with commas, semicolons or tabs; empty rows are passed over. */
export function readTable(text: string): Table {
  const separator = SEPARATOR_LINE.exec(text)?.[1]
  const records: Record[] = []
  let broken: TableRow[] = []
  try {
    parse(text, {
      bom: true,
      delimiter: separator ?? delimiterOf(text),
      from_line: separator === undefined ? 1 : 2,
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
    broken = [{ line: Number(error.lines ?? 1), cells: null, hasMore: false }]
  }
  const [head, ...others] = records
  const headings = head?.record ?? []
  const rows = others
    .filter(({ record }) => record.some((cell) => cell !== ''))
    .map(({ record, info }) => ({
      line: info.lines,
      cells: record,
      hasMore: record.slice(headings.length).some((cell) => cell !== ''),
    }))
  return { headings, rows: [...rows, ...broken] }
}
