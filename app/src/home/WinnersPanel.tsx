import { Box, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { TopPerformer } from '@wordstride/api'
import { EmptyNote } from './EmptyNote'
import { progressSummaryQuery } from './homeQueries'
import { showPoints } from './numbers'
import { Panel } from './Panel'

/** HOME-12: the best of last week in the country (SR-26). */
export function WinnersPanel({ userId }: { userId: string }) {
  return (
    <Panel title="Last week’s winners" query={useQuery(progressSummaryQuery(userId))} height="6rem">
      {({ lastWeekTopPerformers: winners }) =>
        winners.length === 0 ? (
          <EmptyNote sign="🏁">Nobody reached 100 points last week. This week it can be you.</EmptyNote>
        ) : (
          <Box as="ol" listStyleType="none">
            {winners.map((winner, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two students may share name and points
              <WinnerRow key={i} place={i + 1} winner={winner} />
            ))}
          </Box>
        )
      }
    </Panel>
  )
}

function WinnerRow({ place, winner }: { place: number; winner: TopPerformer }) {
  return (
    <Flex
      as="li"
      align="center"
      gap={3}
      px={2}
      mx={-2}
      py="6px"
      borderRadius="l1"
      bg={winner.isOwn ? 'brand.subtle' : undefined}
    >
      <Flex
        flex="none"
        w="28px"
        h="28px"
        align="center"
        justify="center"
        borderRadius="full"
        fontSize="0.875rem"
        fontWeight="700"
        bg={place <= 3 ? 'var(--ws-sun)' : 'bg.subtle'}
        color={place <= 3 ? '#1b1f3b' : 'fg.muted'}
      >
        {place}
      </Flex>
      <Text flex="1" minW={0} overflowWrap="anywhere" fontWeight={winner.isOwn ? 700 : 400}>
        {winner.name}
        {winner.isOwn && ' – you'}
      </Text>
      <Text color="fg.muted" fontVariantNumeric="tabular-nums">
        {showPoints(winner.points)}
      </Text>
    </Flex>
  )
}
