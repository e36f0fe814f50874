import { Readable } from 'node:stream'
import { setImmediate as others } from 'node:timers/promises'
import { type CsvError, parse } from 'csv-parse'

const DELIMITERS = [',', ';', '\t'] as const
/** So many bytes go to the parser at once, so that other requests have their turn. */
const PIECE = 65_536

export interface CsvRow {
  /** The last line of the row, from 1. */
  line: number
  cells: readonly string[]
}

/** A row that is no row: a quotation mark too many. */
export interface CsvSlip {
  /** The last line of the row, or the one in which the mark was opened. */
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

/** In bytes: a text that is cut has a letter beyond the basic plane in halves, and each half is read as no letter. */
async function* piecesOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += PIECE) {
    yield bytes.subarray(at, at + PIECE)
    await others()
  }
}

/** Commas that a line of a cell may have, such as an address. */
const MOST_IN_TEXT = 1

/** Whether later lines of a cell are rows, which a quotation mark too many has put into it. */
const holdsRows = (cell: string, delimiter: string, columns: number): boolean =>
  cell
    .split(/[\n\r]/)
    .slice(1)
    .some((line) => line.split(delimiter).length - 1 >= Math.min(columns - 1, MOST_IN_TEXT + 1))

async function* read(text: string, slips: CsvSlip[]): AsyncGenerator<CsvRow> {
  const delimiter = findDelimiter(text)
  let columns = 0
  const parser = parse({
    delimiter,
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
    columns ||= record.length
    const breaks = record.join('').split('\n').length - 1
    if (record.some((cell) => holdsRows(cell, delimiter, columns))) slips.push({ line: info.lines - breaks })
    else if (record.some((cell) => cell !== '')) yield { line: info.lines, cells: record.map(readCell) }
  }
}

/** Without the mark before a cell that a spreadsheet would take for a formula (`writeCsv`), in one form of Unicode. */
const readCell = (cell: string): string =>
  (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell).normalize('NFC')

/** The rows of a CSV text: with commas, semicolons or tabs, LF or CRLF, with or without a byte order mark. */
export function readCsvRows(text: string): CsvReading {
  const slips: CsvSlip[] = []
  // The parser counts CR LF inside of quotes as two lines.
  return { rows: read(text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n'), slips), slips }
}
