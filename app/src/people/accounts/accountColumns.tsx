import { Text } from '@chakra-ui/react'
import { createColumnHelper } from '@tanstack/react-table'
import { type AccountRow, fullName, isLearner } from '@wordstride/api'
import { shortGradeName } from '@wordstride/learning'
import { Button } from '@wordstride/ui'
import { shownDay } from '../../panels/shownDates'
import { ROLE_NAMES } from '../names'
import { StatusBadge } from '../StatusBadge'
import { NameCell } from './NameCell'
import { RowCheckbox } from './RowCheckbox'

const column = createColumnHelper<AccountRow>()

/** With a box for who may change accounts, with a button for who may only give a new password. */
export const accountColumns = (onReset: (account: AccountRow) => void, isSelectable: boolean) => [
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
  column.accessor('userName', { header: 'Username' }),
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
  column.accessor('expiresAt', {
    header: 'Ends',
    cell: ({ getValue }) => (
      <Text as="span" whiteSpace="nowrap">
        {shownDay(getValue())}
      </Text>
    ),
  }),
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
