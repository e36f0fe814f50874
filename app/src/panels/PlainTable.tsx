import type { ReactNode } from 'react'
import { TableArea } from './TableArea'
import { TableHead } from './tableParts'

interface PlainTableProps {
  label: string
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** CONST-12 unless said otherwise. */
  height?: '200px' | '40vh' | 'none'
}

/** A small table that scrolls at its height, and sideways where it has no room. */
export function PlainTable({ label, columns, rows, height = '200px' }: PlainTableProps) {
  return (
    <TableArea label={label} height={height}>
      <TableHead columns={columns} />
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableArea>
  )
}
