import { Box, Flex, Heading, Skeleton } from '@chakra-ui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '@wordstride/ui'
import { type ReactNode, useId } from 'react'

interface PanelProps<T> {
  title: string
  /** Beside the title. */
  aside?: ReactNode
  query: UseQueryResult<T>
  /** Of what is being loaded. */
  height: string
  children: (data: T) => ReactNode
}

/** A part of the dashboard that loads, and fails, on its own (AUTH-21: without a message). */
export function Panel<T>({ title, aside, query, height, children }: PanelProps<T>) {
  const titleId = useId()
  return (
    <Box
      as="section"
      aria-labelledby={titleId}
      aria-busy={query.isPending}
      bg="bg.panel"
      borderRadius="l3"
      p={{ base: 5, md: 6 }}
      boxShadow="var(--ws-shadow)"
      minW={0}
    >
      <Flex justify="space-between" align="center" gap={3} mb={4} wrap="wrap">
        <Heading as="h2" id={titleId} fontSize="1.125rem" lineHeight="1.3">
          {title}
        </Heading>
        {aside}
      </Flex>
      {query.data !== undefined ? (
        children(query.data)
      ) : query.isError ? (
        <Button variant="secondary" aria-label={`Try again: ${title}`} onClick={() => void query.refetch()}>
          Try again
        </Button>
      ) : (
        <Skeleton height={height} borderRadius="l2" />
      )}
    </Box>
  )
}
