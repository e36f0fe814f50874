import { Box, Flex, LinkBox, LinkOverlay, Text } from '@chakra-ui/react'
import type { AssignmentItem } from '@wordstride/api'
import { Link as RouterLink } from 'react-router-dom'
import { describeTask } from '../assignments/describeTask'
import { taskLink } from '../assignments/taskLink'
import { describeGoal } from './describeGoal'
import { ItemProgress } from './ItemProgress'
import { showPoints, showScore } from './numbers'
import { TASK_TYPES } from './taskTypes'

/** ASG-01 where a table has no room. */
export function AssignmentCards({ items }: { items: readonly AssignmentItem[] }) {
  return (
    <Flex as="ul" direction="column" gap={3} listStyleType="none">
      {items.map((item) => (
        <ItemCard key={item.label} item={item} />
      ))}
    </Flex>
  )
}

function ItemCard({ item }: { item: AssignmentItem }) {
  const { course, title } = describeTask(item)
  const facts = [
    ['Goal', describeGoal(item)],
    ['Score', `${showScore(item.startScore)} → ${showScore(item.targetScore)}`],
    ['Now', showScore(item.currentScore)],
    ['Points', showPoints(item.point)],
  ] as const
  return (
    <LinkBox as="li" borderWidth="1px" borderRadius="l2" p={4} _hover={{ bg: 'bg.subtle' }}>
      <LinkOverlay asChild>
        <RouterLink to={taskLink(item)}>
          <Text as="span" fontWeight="600" fontSize="1.0625rem">
            {title}
          </Text>
        </RouterLink>
      </LinkOverlay>
      <Text color="fg.muted" fontSize="0.875rem">
        {item.label} · {course}
      </Text>
      {item.skillId && (
        <Text color="fg.muted" fontSize="0.75rem">
          {TASK_TYPES[item.type]} · {item.skillId}
        </Text>
      )}
      <Flex as="dl" mt={3} gap="0.25rem 1.5rem" wrap="wrap" fontSize="0.9375rem">
        {facts.map(([name, value]) => (
          <Flex key={name} gap={2}>
            <Text as="dt" color="fg.muted">
              {name}
            </Text>
            <Text as="dd" fontWeight="500" fontVariantNumeric="tabular-nums">
              {value}
            </Text>
          </Flex>
        ))}
      </Flex>
      <Box mt={3}>
        <ItemProgress item={item} />
      </Box>
    </LinkBox>
  )
}
