import { Box, Flex, Link, Table, Text } from '@chakra-ui/react'
import {
  createColumnHelper,
  flexRender,
  getCoreRowModel,
  type SortingState,
  useReactTable,
} from '@tanstack/react-table'
import { type AccountRow, type AccountSort, fullName, isLearner } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useMemo } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { shortGradeName } from '../../links/gradeNames'
import { shownDay } from '../../panels/shownDates'
import { ROLE_NAMES } from '../names'
import { StatusBadge } from '../StatusBadge'
import { RowCheckbox } from './RowCheckbox'
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

const column = createColumnHelper<AccountRow>()

/** On a phone the name carries what the other columns say; a tablet has room for most of them. */
const HIDDEN_BELOW: Partial<Record<string, 'md' | 'lg'>> = {
  ...{ userName: 'md', role: 'md', classes: 'md', status: 'md' },
  ...{ schoolGrade: 'lg', expiresAt: 'lg' },
}

const makeColumns = (onReset: AccountTableProps['onReset'], isSelectable: boolean) => [
  ...(isSelectable
    ? [
        column.display({
          id: 'select',
          header: ({ table }) => (
            <RowCheckbox
              label="All on this page"
              state={
                table.getIsAllPageRowsSelected() ? true : table.getIsSomePageRowsSelected() && 'indeterminate'
              }
              onChange={(isChecked) => table.toggleAllPageRowsSelected(isChecked)}
            />
          ),
          cell: ({ row }) =>
            row.getCanSelect() ? (
              <RowCheckbox
                label={`Select ${fullName(row.original)}`}
                state={row.getIsSelected()}
                onChange={(isChecked) => row.toggleSelected(isChecked)}
              />
            ) : null,
        }),
      ]
    : []),
  column.accessor((account) => fullName(account), {
    id: 'name',
    header: 'Name',
    cell: ({ row: { original } }) => <NameCell account={original} />,
  }),
  column.accessor('userName', { header: 'User name' }),
  column.accessor('role', { header: 'Role', cell: ({ getValue }) => ROLE_NAMES[getValue()] }),
  column.accessor('schoolGrade', {
    header: 'Grade',
    cell: ({ row: { original } }) =>
      isLearner(original.role) ? shortGradeName(original.schoolGrade) : <span aria-hidden="true">–</span>,
  }),
  column.accessor('classes', {
    header: 'Classes',
    enableSorting: false,
    cell: ({ getValue }) =>
      getValue()
        .map(({ name }) => name)
        .join(', '),
  }),
  column.accessor('status', {
    header: 'State',
    enableSorting: false,
    cell: ({ getValue }) => <StatusBadge status={getValue()} />,
  }),
  column.accessor('expiresAt', { header: 'Ends', cell: ({ getValue }) => shownDay(getValue()) }),
  ...(isSelectable
    ? []
    : [
        column.display({
          id: 'actions',
          header: () => <span className="ws-visually-hidden">Actions</span>,
          cell: ({ row: { original } }) =>
            original.canResetPassword && !original.isManaged ? (
              <Button
                variant="secondary"
                size="compact"
                aria-label={`New password for ${fullName(original)}`}
                onClick={() => onReset(original)}
              >
                New password
              </Button>
            ) : null,
        }),
      ]),
]

/** Where a name leads: who manages the account changes it, others see what a student does. */
function pageOf({ userId, isManaged, role }: AccountRow): string | null {
  const id = encodeURIComponent(userId)
  if (isManaged) return `/people/account/${id}`
  return isLearner(role) ? `/classes/student/${id}` : null
}

function NameCell({ account }: { account: AccountRow }) {
  const name = fullName(account)
  const page = pageOf(account)
  return (
    <>
      {page ? (
        <Link
          asChild
          fontWeight="600"
          color="brand.fg"
          minH="target"
          display="inline-flex"
          alignItems="center"
        >
          <RouterLink to={page}>{name}</RouterLink>
        </Link>
      ) : (
        <Text as="span" fontWeight="600" minH="target" display="inline-flex" alignItems="center">
          {name}
        </Text>
      )}
      <Box hideFrom="md" pb={2}>
        <Text color="fg.muted" fontSize="0.875rem">
          {[account.userName, ROLE_NAMES[account.role], ...account.classes.map((one) => one.name)].join(
            ' · ',
          )}
        </Text>
        {account.status !== 'started' && <StatusBadge status={account.status} />}
      </Box>
    </>
  )
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
    columns: useMemo(() => makeColumns(onReset, isSelectable), [onReset, isSelectable]),
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
            <Table.Row key={group.id} bg="transparent">
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
            <Table.Row key={row.id} bg="transparent">
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

interface AccountPagingProps {
  page: number
  pageSize: number
  total: number
  onPage(page: number): void
}

export function AccountPaging({ page, pageSize, total, onPage }: AccountPagingProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1
  return (
    <Flex
      as="nav"
      aria-label="Pages of the list"
      mt={4}
      gap={4}
      align="center"
      justify="space-between"
      wrap="wrap"
    >
      <Text aria-live="polite" color="fg.muted">
        {first} to {Math.min(page * pageSize, total)} of {total}
      </Text>
      {pages > 1 && (
        <Flex gap={2}>
          <Button variant="secondary" size="compact" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <Button
            variant="secondary"
            size="compact"
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          >
            Next
          </Button>
        </Flex>
      )}
    </Flex>
  )
}
