import { readCsvRows } from './csvRows'
import { faultAt, type RosterFault } from './faults'
import { MAX_ROWS } from './roster'

/** A row by the names of its columns; '' for a column that is not there. */
export interface TableRow {
  line: number
  get(column: string): string
}

interface TableOptions {
  /** Named in faults; null for a file by itself. */
  file: string | null
  /** The name of a column by what stands in the first line; null for one that is not read. */
  columnOf(header: string): string | null
  required: readonly string[]
}

export interface Table {
  rows: readonly TableRow[]
  faults: readonly RosterFault[]
  /** Headers of columns that are not read. */
  ignored: readonly string[]
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NO_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd\p{Surrogate}]/u

interface Header {
  indexOf: ReadonlyMap<string, number>
  ignored: readonly string[]
  faults: readonly RosterFault[]
}

function readHeader(cells: readonly string[], { file, columnOf, required }: TableOptions): Header {
  const indexOf = new Map<string, number>()
  const ignored: string[] = []
  const faults: RosterFault[] = []
  for (const [index, cell] of cells.entries()) {
    const column = columnOf(cell)
    if (column === null) {
      if (cell !== '') ignored.push(cell)
    } else if (indexOf.has(column)) {
      faults.push(faultAt({ file, line: 1, column }, 'column_twice', column))
    } else indexOf.set(column, index)
  }
  for (const column of required) {
    if (!indexOf.has(column)) faults.push(faultAt({ file, line: 1, column }, 'column_missing', column))
  }
  return { indexOf, ignored, faults }
}

/** Reads a CSV file with a header. With a wrong header there are no rows. */
export async function readTable(text: string, options: TableOptions): Promise<Table> {
  const { file } = options
  const { rows, slips } = readCsvRows(text)
  const found: TableRow[] = []
  const faults: RosterFault[] = []
  let header: Header | null = null
  for await (const { line, cells } of rows) {
    if (header === null) {
      header = readHeader(cells, options)
      faults.push(...header.faults)
      if (faults.length > 0) break
      continue
    }
    if (found.length === MAX_ROWS) {
      faults.push(faultAt({ file, line, column: null }, 'file_too_long', MAX_ROWS))
      break
    }
    const { indexOf } = header
    const wrong = [...indexOf].find(([, index]) => NO_TEXT.test(cells[index] ?? ''))
    if (wrong) faults.push(faultAt({ file, line, column: wrong[0] }, 'text_wrong'))
    else found.push({ line, get: (column) => cells[indexOf.get(column) ?? -1] ?? '' })
  }
  faults.push(...slips.map(({ line }) => faultAt({ file, line, column: null }, 'quotes_open')))
  return { rows: found, faults, ignored: header?.ignored ?? [] }
}
