import { LinkBox, LinkOverlay, Table, Text } from '@chakra-ui/react'
import type { AssignmentItem } from '@wordstride/api'
import { Link as RouterLink } from 'react-router-dom'
import { describeTask } from '../assignments/describeTask'
import { taskLink } from '../assignments/taskLink'
import { describeGoal } from './describeGoal'
import { ItemProgress } from './ItemProgress'
import { showPoints, showScore } from './numbers'
import { TASK_TYPES } from './taskTypes'

const TEXT_COLUMNS = ['Task', 'Goal', 'Done']
const COLUMNS = ['Task', 'Goal', 'Start score', 'Score now', 'Target score', 'Points', 'Done']

interface AssignmentTableProps {
  label: string
  items: readonly AssignmentItem[]
  /** It scrolls at this height (CONST-12). */
  height: string
}

/** ASG-01: a row opens its session (ASG-02). */
export function AssignmentTable({ label, items, height }: AssignmentTableProps) {
  return (
    <Table.ScrollArea
      maxH={height}
      whiteSpace="normal"
      tabIndex={0}
      role="region"
      aria-label={`Table: ${label}`}
    >
      <Table.Root size="sm" stickyHeader>
        <Table.Header>
          <Table.Row bg="bg.panel">
            {COLUMNS.map((name) => (
              <Table.ColumnHeader
                key={name}
                scope="col"
                color="fg.muted"
                fontWeight="500"
                lineHeight="1.2"
                px={2}
                textAlign={TEXT_COLUMNS.includes(name) ? 'start' : 'end'}
              >
                {name}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {items.map((item) => (
            <ItemRow key={item.label} item={item} />
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  )
}

function ItemRow({ item }: { item: AssignmentItem }) {
  const { course, title } = describeTask(item)
  return (
    <LinkBox asChild>
      <Table.Row
        bg="transparent"
        _hover={{ bg: 'bg.subtle' }}
        css={{ '&:last-child td': { borderBottomWidth: 0 } }}
      >
        <Table.Cell px={2} py={3} minW="13rem">
          <LinkOverlay asChild>
            <RouterLink to={taskLink(item)}>
              <Text as="span" fontWeight="600">
                {title}
              </Text>
            </RouterLink>
          </LinkOverlay>
          <Text color="fg.muted" fontSize="0.8125rem">
            {item.label} · {course}
          </Text>
          {item.skillId && (
            <Text color="fg.muted" fontSize="0.75rem">
              {TASK_TYPES[item.type]} · {item.skillId}
            </Text>
          )}
        </Table.Cell>
        <Table.Cell px={2} whiteSpace="nowrap">
          {describeGoal(item)}
        </Table.Cell>
        <NumberCell>{showScore(item.startScore)}</NumberCell>
        <NumberCell>{showScore(item.currentScore)}</NumberCell>
        <NumberCell>{showScore(item.targetScore)}</NumberCell>
        <NumberCell isStrong>{showPoints(item.point)}</NumberCell>
        <Table.Cell px={2} minW="6.5rem">
          <ItemProgress item={item} />
        </Table.Cell>
      </Table.Row>
    </LinkBox>
  )
}

function NumberCell({ children, isStrong = false }: { children: string; isStrong?: boolean }) {
  return (
    <Table.Cell px={2} textAlign="end" fontVariantNumeric="tabular-nums" fontWeight={isStrong ? 600 : 400}>
      {children}
    </Table.Cell>
  )
}
