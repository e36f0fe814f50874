import { Tag, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { AssignmentItems } from './AssignmentItems'
import { thisWeekQuery } from './homeQueries'
import { Panel } from './Panel'

/** HOME-18: the regular items of this week. */
export function AssignmentPanel({ userId }: { userId: string }) {
  const title = 'This week’s assignment'
  return (
    <Panel title={title} query={useQuery(thisWeekQuery(userId))} height="12rem">
      {({ items }) =>
        items.length > 0 ? <AssignmentItems label={title} items={items} height="260px" /> : <NoAssignments />
      }
    </Panel>
  )
}

/** The week has no assignment (ASG-03, ERR-13). */
function NoAssignments() {
  return (
    <>
      <Tag.Root
        size="lg"
        bg="var(--ws-incorrect-soft)"
        color="var(--ws-incorrect)"
        boxShadow="none"
        fontWeight="600"
      >
        <Tag.Label>No Assignments</Tag.Label>
      </Tag.Root>
      <Text mt={3} color="fg.muted">
        You can still practice: press Start, or pick a skill of your grade.
      </Text>
    </>
  )
}
