import { Box, Text } from '@chakra-ui/react'
import { Button } from '@wordstride/ui'

export function LoadFailure({ what, onRetry }: { what: string; onRetry(): void }) {
  return (
    <Box role="alert" bg="bg.panel" borderRadius="l3" p={8} textAlign="center">
      <Text fontWeight="600">{what} could not be loaded.</Text>
      <Box mt={4}>
        <Button onClick={onRetry}>Try again</Button>
      </Box>
    </Box>
  )
}
