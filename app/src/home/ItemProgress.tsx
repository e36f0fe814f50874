import { Flex, Progress, Text } from '@chakra-ui/react'
import type { AssignmentItem } from '@wordstride/api'
import { describeTask } from '../assignments/describeTask'

/** How far an item is; what is almost done is not shown as done. */
export function ItemProgress({ item }: { item: AssignmentItem }) {
  const percent = Math.floor(item.progress * 100)
  if (item.done)
    return (
      <Text color="var(--ws-correct)" fontWeight="700" whiteSpace="nowrap">
        ✓ Done
      </Text>
    )
  return (
    <Flex align="center" gap={2}>
      <Progress.Root value={percent} flex="1" size="sm" aria-label={`${describeTask(item).title}: done`}>
        <Progress.Track borderRadius="full" boxShadow="none" bg="brand.muted">
          <Progress.Range borderRadius="full" />
        </Progress.Track>
      </Progress.Root>
      <Text fontSize="0.875rem" fontVariantNumeric="tabular-nums" minW="2.5em" textAlign="end">
        {percent}%
      </Text>
    </Flex>
  )
}
