import { Table } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface PlainTableProps {
  label: string
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A small table that scrolls at a height of 200 (CONST-12), and sideways where it has no room. */
export function PlainTable({ label, columns, rows }: PlainTableProps) {
  return (
    <Table.ScrollArea
      maxH="200px"
      whiteSpace="normal"
      tabIndex={0}
      role="region"
      aria-label={`Table: ${label}`}
    >
      <Table.Root size="sm" stickyHeader>
        <Table.Header>
          <Table.Row bg="bg.panel">
            {columns.map((name) => (
              <Table.ColumnHeader key={name} scope="col" color="fg.muted" fontWeight="500" px={2}>
                {name}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ key, cells }) => (
            <Table.Row key={key} bg="transparent" css={{ '&:last-child td': { borderBottomWidth: 0 } }}>
              {cells.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <Table.Cell key={i} px={2} py={2} fontVariantNumeric="tabular-nums">
                  {cell}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  )
}
