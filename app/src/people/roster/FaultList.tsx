import { Box, Table, Text } from '@chakra-ui/react'
import type { RosterFault } from '@wordstride/api'
import { lines } from './fieldNames'

/** What is wrong with the file, in its order. */
export function FaultList({ faults, total }: { faults: readonly RosterFault[]; total: number }) {
  const hasFiles = faults.some(({ file }) => file !== null)
  const header = [...(hasFiles ? ['File'] : []), 'Line', 'Column', 'What is wrong']
  return (
    <Box bg="var(--ws-incorrect-soft)" borderRadius="l2" p={{ base: 4, md: 5 }} role="alert">
      <Text fontWeight="600" color="var(--ws-incorrect)">
        {total === 1 ? '1 fault was found.' : `${total.toLocaleString('en')} faults were found.`} Lines with
        faults are left out. Mend the file and choose it again, or go on without them.
      </Text>
      <Table.ScrollArea mt={3} maxH="16rem" tabIndex={0} role="region" aria-label="Table: faults">
        <Table.Root size="sm" bg="transparent">
          <Table.Header>
            <Table.Row bg="transparent">
              {header.map((name) => (
                <Table.ColumnHeader key={name} scope="col" fontWeight="500">
                  {name}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {faults.map((fault, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <Table.Row key={index} bg="transparent">
                {hasFiles && <Table.Cell>{fault.file}</Table.Cell>}
                <Table.Cell>{fault.line ?? '–'}</Table.Cell>
                <Table.Cell>{fault.column ?? '–'}</Table.Cell>
                <Table.Cell whiteSpace="normal">{fault.message}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
      {total > faults.length && (
        <Text mt={2}>
          {lines(faults.length)} of {total.toLocaleString('en')} are shown.
        </Text>
      )}
    </Box>
  )
}
