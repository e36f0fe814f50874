import type { ReactNode } from 'react'
import { TableArea } from './TableArea'

interface PlainTableProps {
  label: string
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A small table that scrolls at a height of 200 (CONST-12), and sideways where it has no room. */
export function PlainTable({ label, columns, rows }: PlainTableProps) {
  return (
    <TableArea label={label} height="200px">
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
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
