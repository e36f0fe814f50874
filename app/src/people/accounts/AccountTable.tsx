import { Box, Table } from '@chakra-ui/react'
import { flexRender, getCoreRowModel, type SortingState, useReactTable } from '@tanstack/react-table'
import type { AccountRow, AccountSort } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useMemo } from 'react'
import { accountColumns } from './accountColumns'
import type { AccountSelection } from './useAccountSelection'

interface AccountTableProps {
  accounts: AccountRow[]
  total: number
  sort: AccountSort
  isDescending: boolean
  onSort(sort: AccountSort, isDescending: boolean): void
  onReset(account: AccountRow): void
  /** Null for those who change nothing. */
  selection: AccountSelection | null
}

/** On a phone the name carries what the other columns say; a tablet has room for most of them. */
const HIDDEN_BELOW: Partial<Record<string, 'md' | 'lg'>> = {
  userName: 'md',
  role: 'md',
  classes: 'md',
  status: 'md',
  schoolGrade: 'lg',
  expiresAt: 'lg',
}

/** Sorted and paged by the server. */
export function AccountTable({
  accounts,
  total,
  sort,
  isDescending,
  onSort,
  onReset,
  selection,
}: AccountTableProps) {
  const sorting: SortingState = [{ id: sort, desc: isDescending }]
  const isSelectable = selection !== null
  const table = useReactTable({
    data: accounts,
    columns: useMemo(() => accountColumns(onReset, isSelectable), [onReset, isSelectable]),
    rowCount: total,
    getRowId: ({ userId }) => userId,
    getCoreRowModel: getCoreRowModel(),
    manualPagination: true,
    manualSorting: true,
    enableSortingRemoval: false,
    sortDescFirst: false,
    enableRowSelection: ({ original }) => isSelectable && original.isManaged,
    state: { sorting, rowSelection: selection?.rows ?? {} },
    ...(selection ? { onRowSelectionChange: selection.onChange } : {}),
    onSortingChange: (update) => {
      const [first] = typeof update === 'function' ? update(sorting) : update
      if (first) onSort(first.id as AccountSort, first.desc)
    },
  })
  return (
    <Table.ScrollArea position="relative" tabIndex={0} role="region" aria-label="Table: accounts">
      <Table.Root size="sm">
        <Table.Header>
          {table.getHeaderGroups().map((group) => (
            <Table.Row key={group.id}>
              {group.headers.map((header) => {
                const direction = header.column.getIsSorted()
                const title = flexRender(header.column.columnDef.header, header.getContext())
                return (
                  <Table.ColumnHeader
                    key={header.id}
                    scope="col"
                    px={header.column.id === 'select' ? 0 : 2}
                    w={header.column.id === 'select' ? '1%' : undefined}
                    color="fg.muted"
                    hideBelow={HIDDEN_BELOW[header.column.id]}
                    aria-sort={
                      direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : undefined
                    }
                  >
                    {header.column.getCanSort() ? (
                      // The text stands over that of its column.
                      <Button
                        variant="quiet"
                        size="compact"
                        className="ws-line-start"
                        onClick={header.column.getToggleSortingHandler()}
                      >
                        {title}
                        <Box as="span" aria-hidden="true" minW="1em">
                          {direction === 'asc' ? '↑' : direction === 'desc' ? '↓' : ''}
                        </Box>
                      </Button>
                    ) : (
                      title
                    )}
                  </Table.ColumnHeader>
                )
              })}
            </Table.Row>
          ))}
        </Table.Header>
        <Table.Body>
          {table.getRowModel().rows.map((row) => (
            <Table.Row key={row.id}>
              {row.getVisibleCells().map((cell) => (
                <Table.Cell
                  key={cell.id}
                  px={cell.column.id === 'select' ? 0 : 2}
                  py={1}
                  minH="target"
                  whiteSpace="normal"
                  fontVariantNumeric="tabular-nums"
                  hideBelow={HIDDEN_BELOW[cell.column.id]}
                >
                  {flexRender(cell.column.columnDef.cell, cell.getContext())}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  )
}
