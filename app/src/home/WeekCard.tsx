import { Box, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@wordstride/ui'
import { thisWeekQuery } from './homeQueries'
import { NextTask } from './NextTask'
import { WeekCircle } from './WeekCircle'

/** The week and its next task; on a phone the task comes first. */
export function WeekCard({ userId, grade }: { userId: string; grade: number }) {
  const week = useQuery(thisWeekQuery(userId))
  return (
    <Flex
      direction={{ base: 'column-reverse', lg: 'column' }}
      bg="bg.panel"
      borderRadius="l3"
      boxShadow="var(--ws-shadow)"
    >
      <Box p={{ base: 5, md: 6 }}>
        {week.isError && !week.data ? (
          <Button variant="secondary" aria-label="Try again: This week" onClick={() => void week.refetch()}>
            Try again
          </Button>
        ) : (
          <WeekCircle week={week.data} />
        )}
      </Box>
      <NextTask userId={userId} grade={grade} />
    </Flex>
  )
}
