import { Flex, Text } from '@chakra-ui/react'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { Outcome } from '../forms/Outcome'

interface ShowMoreProps {
  label: string
  /** What is read, for a failure: 'The earlier sessions'. */
  what: string
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetching' | 'isFetchNextPageError' | 'fetchNextPage'>
}

/** Leads on in a list that is read page by page; where that failed it says so, and the same button tries again. */
export function ShowMore({ label, what, query }: ShowMoreProps) {
  const [isPressed, setPressed] = useState(false)
  // The button goes with the last page.
  if (!query.hasNextPage) return isPressed && <Outcome mt={4}>That is all.</Outcome>
  return (
    <Flex mt={4} gap={3} align="center" wrap="wrap">
      <Button
        variant="secondary"
        // Each of the two would end the other.
        isLoading={query.isFetching}
        onClick={() => {
          setPressed(true)
          void query.fetchNextPage()
        }}
      >
        {query.isFetchNextPageError ? 'Try again' : label}
      </Button>
      {query.isFetchNextPageError && <Text role="alert">{what} could not be loaded.</Text>}
    </Flex>
  )
}
