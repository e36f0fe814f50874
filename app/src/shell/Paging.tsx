import { Flex, Text } from '@chakra-ui/react'
import { Button } from '@wordstride/ui'

interface PagingProps {
  /** For a screen reader. */
  label: string
  page: number
  pages: number
  onPage(page: number): void
}

/** Nothing while one page holds all. */
export function Paging({ label, page, pages, onPage }: PagingProps) {
  if (pages < 2) return null
  return (
    <Flex as="nav" aria-label={label} mt={6} gap={4} align="center" justify="center">
      <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Text aria-live="polite">
        Page {page} of {pages}
      </Text>
      <Button variant="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </Flex>
  )
}
