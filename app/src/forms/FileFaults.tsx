import { Box, Table, Text } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'

interface FileFaultsProps extends Pick<ComponentProps<typeof Box>, 'role' | 'aria-label'> {
  heading: ReactNode
  /** What the table is called by a screen reader. */
  tableName: string
  columns: readonly string[]
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[]
  children?: ReactNode
}

/** What in a file cannot be taken, in its order. */
export const FileFaults = ({ heading, tableName, columns, rows, children, ...area }: FileFaultsProps) => (
  <Box bg="var(--ws-incorrect-soft)" borderRadius="l2" p={{ base: 4, md: 5 }} {...area}>
    <Text fontWeight="600" color="var(--ws-incorrect)">
      {heading}
    </Text>
    <Table.ScrollArea mt={3} maxH="20rem" tabIndex={0} role="region" aria-label={`Table: ${tableName}`}>
      <Table.Root size="sm" bg="transparent">
        <Table.Header>
          <Table.Row>
            {columns.map((name) => (
              <Table.ColumnHeader key={name} scope="col" fontWeight="500">
                {name}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ key, cells }) => (
            <Table.Row key={key} verticalAlign="top">
              {columns.map((name, index) => (
                <Table.Cell key={name} whiteSpace="normal" overflowWrap="anywhere">
                  {cells[index]}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
    {children}
  </Box>
)
