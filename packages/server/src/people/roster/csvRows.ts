import { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'

const DELIMITERS = [',', ';', '\t'] as const
/** Text goes to the parser in pieces of this length, so that other requests have their turn. */
const PIECE = 65_536

export interface CsvRow {
  /** The last line of the row, from 1. */
  line: number
  cells: readonly string[]
}

/** A row that is no row: a quotation mark too many. */
export interface CsvSlip {
  line: number
}

export interface CsvReading {
  /** Skips and counts empty lines. */
  rows: AsyncIterable<CsvRow>
  /** Filled while the rows are read. */
  slips: readonly CsvSlip[]
}

/** The one that the first line has most of. */
function findDelimiter(text: string): string {
  const header = /[^\r\n]+/.exec(text)?.[0] ?? ''
  const countOf = (delimiter: string) => header.split(delimiter).length
  return DELIMITERS.reduce((best, next) => (countOf(next) > countOf(best) ? next : best))
}

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE)
}

async function* read(text: string, slips: CsvSlip[]): AsyncGenerator<CsvRow> {
  const parser = parse({
    delimiter: findDelimiter(text),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error: CsvError | undefined) => {
      slips.push({ line: Number(error?.lines ?? 1) })
      return undefined
    },
    trim: true,
  })
  const rows = Readable.from(piecesOf(text)).pipe(parser)
  for await (const { record, info } of rows as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
    if (record.some((cell) => cell !== '')) yield { line: info.lines, cells: record.map(withoutGuard) }
  }
}

/** The mark before a cell that a spreadsheet would take for a formula (`writeCsv`). */
const withoutGuard = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

/** The rows of a CSV text: with commas, semicolons or tabs, LF or CRLF, with or without a byte order mark. */
export function readCsvRows(text: string): CsvReading {
  const slips: CsvSlip[] = []
  return { rows: read(text.replace(/^\ufeff/, ''), slips), slips }
}
