import { Flex, Text } from '@chakra-ui/react'
import { Button } from '@wordstride/ui'

interface AccountPagingProps {
  page: number
  pageSize: number
  total: number
  onPage(page: number): void
}

export function AccountPaging({ page, pageSize, total, onPage }: AccountPagingProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1
  return (
    <Flex
      as="nav"
      aria-label="Pages of the list"
      mt={4}
      gap={4}
      align="center"
      justify="space-between"
      wrap="wrap"
    >
      <Text aria-live="polite" color="fg.muted">
        {first} to {Math.min(page * pageSize, total)} of {total}
      </Text>
      {pages > 1 && (
        <Flex gap={2}>
          <Button variant="secondary" size="compact" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <Button
            variant="secondary"
            size="compact"
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          >
            Next
          </Button>
        </Flex>
      )}
    </Flex>
  )
}
