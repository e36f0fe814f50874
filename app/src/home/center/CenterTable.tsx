import { Table } from '@chakra-ui/react'
import type { CenterCounts } from '@wordstride/api'
import { Sheet } from '../../shell/Sheet'

const COLUMNS = [
  ['Students', 'students'],
  ['At work', 'activeStudents'],
  ['Teachers', 'teachers'],
  ['Classes', 'classes'],
] as const

export function CenterTable({ centers }: { centers: readonly CenterCounts[] }) {
  return (
    <Sheet title="Learning centers">
      <Table.ScrollArea tabIndex={0} role="region" aria-label="Table: Learning centers" maxH="34rem">
        <Table.Root size="sm" stickyHeader>
          <Table.Header>
            <Table.Row bg="bg.panel">
              <Table.ColumnHeader scope="col" color="fg.muted" px={2}>
                Center
              </Table.ColumnHeader>
              {COLUMNS.map(([name]) => (
                <Table.ColumnHeader key={name} scope="col" color="fg.muted" px={2} textAlign="end">
                  {name}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {centers.map((center) => (
              <Table.Row key={center.centerId}>
                <Table.ColumnHeader scope="row" px={2} py={2} fontWeight="500" color="inherit">
                  {center.name}
                </Table.ColumnHeader>
                {COLUMNS.map(([name, count]) => (
                  <Table.Cell key={name} px={2} py={2} textAlign="end" fontVariantNumeric="tabular-nums">
                    {center[count].toLocaleString('en')}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </Sheet>
  )
}
