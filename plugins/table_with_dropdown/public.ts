import type { Blank, Rename } from '@wordstride/core'

type TableCell = { kind: 'text'; text: string } | { kind: 'blank'; blank: Blank }

export type PublicTableCell = { kind: 'text'; text: string } | { kind: 'blank'; uuid: string }

/** The dropdowns of a table, row by row. */
export function blanksOf({ rows }: { rows: readonly (readonly TableCell[])[] }): Blank[] {
  const found: Blank[] = []
  for (const row of rows) for (const cell of row) if (cell.kind === 'blank') found.push(cell.blank)
  return found
}

export const toPublicCell = (cell: TableCell): PublicTableCell =>
  cell.kind === 'blank' ? { kind: 'blank', uuid: cell.blank.uuid } : { kind: 'text', text: cell.text }

export const renameCell =
  (rename: Rename) =>
  (cell: PublicTableCell): PublicTableCell =>
    cell.kind === 'blank' ? { ...cell, uuid: rename(cell.uuid) } : cell
