import { unguarded } from './cells'
import { type Column, columnOf } from './columns'
import { readTable } from './readTable'

/** A question's row: its cells by their columns; null where quotation marks do not fit, which ends the reading. */
export interface Row {
  /** Its last line, counted from 1. */
  line: number
  cells: ReadonlyMap<Column, string> | null
  hasMore: boolean
}

export interface Rows {
  rows: Row[]
  /** Headings that name no column. */
  passedOver: string[]
  /** Headings that name one column; null where each names another. */
  twice: readonly [heading: string, another: string] | null
}

function namedTwice(headings: readonly string[], columns: readonly (Column | null)[]): Rows['twice'] {
  const second = columns.findIndex((column, i) => column !== null && columns.indexOf(column) !== i)
  const column = columns[second]
  if (!column) return null
  return [headings[columns.indexOf(column)] ?? '', headings[second] ?? '']
}

/** The rows below the headings; null where these do not name the columns that there must be. */
export function readRows(text: string): Rows | null {
  const { headings, rows } = readTable(text)
  const columns = headings.map(columnOf)
  if (!columns.includes('question') || !columns.includes('right')) return null
  const passedOver = headings.filter((heading, i) => heading !== '' && columns[i] === null)
  const read = rows.map(({ cells, ...row }) => ({
    ...row,
    cells:
      cells &&
      new Map(columns.flatMap((column, i) => (column === null ? [] : [[column, unguarded(cells[i] ?? '')]]))),
  }))
  return { rows: read, passedOver, twice: namedTwice(headings, columns) }
}
