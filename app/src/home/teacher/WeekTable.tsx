import { Table, Text } from '@chakra-ui/react'
import type { ClassStudent } from '@wordstride/api'
import { formatDistanceToNowStrict } from 'date-fns'
import { StudentLink } from '../../classes/StudentLink'
import { showPoints } from '../../panels/numbers'
import { Sheet } from '../../shell/Sheet'

/** So many rows are seen at once; a table that scrolls by itself hides the rest of a class. */
const WHOLE_CLASS = 35

const STATES = {
  started: null,
  not_started: 'not begun',
  expired: 'ended',
  in_freeze: 'frozen',
} as const satisfies Record<ClassStudent['status'], string | null>

/** What a teacher must know of the account besides. */
const noteOf = ({ status, isSetUp }: ClassStudent): string | null =>
  STATES[status] ?? (isSetUp ? null : 'no plan yet')

const lastSeen = ({ lastActiveAt }: ClassStudent): string =>
  lastActiveAt === null ? 'never' : formatDistanceToNowStrict(lastActiveAt, { addSuffix: true })

/** Minutes, points and when each was last seen. */
export function WeekTable({ title, students }: { title: string; students: readonly ClassStudent[] }) {
  const atWork = students.filter(({ minutes }) => minutes > 0).length
  return (
    <Sheet
      title={title}
      aside={
        <Text color="fg.muted">
          {atWork} of {students.length} at work
        </Text>
      }
    >
      <Table.ScrollArea
        tabIndex={0}
        role="region"
        aria-label={`Table: ${title}`}
        {...(students.length > WHOLE_CLASS ? { maxH: '34rem' } : {})}
        whiteSpace="normal"
      >
        <Table.Root size="sm" stickyHeader>
          <Table.Header>
            <Table.Row bg="bg.panel">
              <Table.ColumnHeader scope="col" color="fg.muted" px={2}>
                Student
              </Table.ColumnHeader>
              {['Minutes', 'Points', 'Last seen'].map((name) => (
                <Table.ColumnHeader key={name} scope="col" color="fg.muted" px={2} textAlign="end">
                  {name}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {students.map((student) => (
              <StudentRow key={student.userId} student={student} />
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </Sheet>
  )
}

function StudentRow({ student }: { student: ClassStudent }) {
  const note = noteOf(student)
  const cells = {
    minutes: String(Math.round(student.minutes)),
    points: showPoints(student.points),
    lastSeen: lastSeen(student),
  }
  return (
    <Table.Row color={student.minutes > 0 ? undefined : 'fg.muted'}>
      <Table.ColumnHeader scope="row" px={2} py={2} fontWeight="500" whiteSpace="normal" color="inherit">
        <StudentLink userId={student.userId} name={student.name} overflowWrap="anywhere" />
        {note && (
          <Text
            as="span"
            display="inline-block"
            ms={{ md: 2 }}
            px={2}
            py="2px"
            borderRadius="full"
            bg="bg.subtle"
            fontSize="0.8125rem"
            whiteSpace="nowrap"
          >
            {note}
          </Text>
        )}
      </Table.ColumnHeader>
      {Object.entries(cells).map(([name, cell]) => (
        <Table.Cell
          key={name}
          px={2}
          py={2}
          textAlign="end"
          fontVariantNumeric="tabular-nums"
          whiteSpace="normal"
        >
          {cell}
        </Table.Cell>
      ))}
    </Table.Row>
  )
}
