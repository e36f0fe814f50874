import { Box, Table, Text } from '@chakra-ui/react'
import { isLearner, type RosterRow } from '@wordstride/api'
import { shortGradeName } from '@wordstride/learning'
import { ROLE_NAMES } from '../names'
import { fieldName } from './fieldNames'

interface PreviewTableProps {
  label: string
  rows: readonly RosterRow[]
  /** How many there are, of which the rows are the first. */
  total: number
}

function Change({ field, from, to }: RosterRow['changes'][number]) {
  return (
    <Text as="li">
      <Text as="span" color="fg.muted">
        {fieldName(field)}:{' '}
      </Text>
      {from !== '' && (
        <>
          <Text as="del" color="fg.muted">
            {from}
          </Text>{' '}
          <span aria-hidden="true">→ </span>
          <span className="ws-visually-hidden">becomes </span>
        </>
      )}
      <Text as="ins" fontWeight="600" textDecoration="none">
        {to === '' ? 'none' : to}
      </Text>
    </Text>
  )
}

/** What is done about whom. */
export function PreviewTable({ label, rows, total }: PreviewTableProps) {
  const hasChanges = rows.some(({ changes }) => changes.length > 0)
  const hasLines = rows.some(({ line }) => line !== null)
  const header = [
    ...(hasLines ? ['Line'] : []),
    'Name',
    'Username',
    'Role',
    'Grade',
    'Class',
    ...(hasChanges ? ['Changes'] : []),
  ]
  return (
    <Box>
      <Table.ScrollArea maxH="26rem" tabIndex={0} role="region" aria-label={`Table: ${label}`}>
        <Table.Root size="sm" stickyHeader>
          <Table.Header>
            <Table.Row bg="bg.panel">
              {header.map((name) => (
                <Table.ColumnHeader key={name} scope="col" color="fg.muted" fontWeight="500">
                  {name}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map((row) => (
              <Table.Row key={`${row.line} ${row.userName}`} verticalAlign="top">
                {hasLines && <Table.Cell color="fg.muted">{row.line ?? '–'}</Table.Cell>}
                <Table.Cell fontWeight="600">{`${row.firstName} ${row.lastName}`}</Table.Cell>
                <Table.Cell>{row.userName}</Table.Cell>
                <Table.Cell>{ROLE_NAMES[row.role]}</Table.Cell>
                <Table.Cell>{isLearner(row.role) && shortGradeName(row.schoolGrade)}</Table.Cell>
                <Table.Cell>{row.classNames.join(', ')}</Table.Cell>
                {hasChanges && (
                  <Table.Cell>
                    <Box as="ul" listStyleType="none">
                      {row.changes.map((change) => (
                        <Change key={change.field} {...change} />
                      ))}
                    </Box>
                  </Table.Cell>
                )}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
      {total > rows.length && (
        <Text mt={2} color="fg.muted" fontSize="0.9375rem">
          The first {rows.length} of {total.toLocaleString('en')}.
        </Text>
      )}
    </Box>
  )
}
