import { Box, Flex, Heading, ProgressCircle, Skeleton, Text } from '@chakra-ui/react'
import { completionOf } from './completion'
import type { ThisWeek } from './homeQueries'
import { showPoints } from './numbers'

const SIZE = '104px'

function encouragement({ points, items }: ThisWeek): string {
  if (items.length === 0) return 'Nothing is planned for you yet.'
  if (points >= 100) return 'You did it! Everything from here is a bonus.'
  if (points === 0) return 'A fresh week. Reach 100% by Sunday.'
  return `${showPoints(100 - points)} more to 100%. Keep going!`
}

/** HOME-04: how much of the week is done. */
export function WeekCircle({ week }: { week: ThisWeek | undefined }) {
  if (!week) return <Skeleton height={SIZE} borderRadius="l2" aria-label="Loading this week" />
  const { color, fill } = completionOf(week.points)
  return (
    <Flex align="center" gap={5}>
      <ProgressCircle.Root value={fill} flex="none" aria-label="This week">
        <ProgressCircle.Circle css={{ '--size': SIZE, '--thickness': '11px' }}>
          <ProgressCircle.Track />
          <ProgressCircle.Range
            stroke={color}
            strokeLinecap="round"
            visibility={fill ? 'visible' : 'hidden'}
          />
        </ProgressCircle.Circle>
        <Flex position="absolute" inset={0} align="center" justify="center">
          <Text fontWeight="700" fontSize="1.25rem" letterSpacing="-0.02em">
            {showPoints(week.points)}%
          </Text>
        </Flex>
      </ProgressCircle.Root>
      <Box>
        <Heading as="h2" fontSize="1.125rem">
          This week
        </Heading>
        <Text mt={1} color="fg.muted" fontSize="0.9375rem" lineHeight="1.45">
          {encouragement(week)}
        </Text>
      </Box>
    </Flex>
  )
}
