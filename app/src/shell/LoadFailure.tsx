import { Box, Button, Text } from '@chakra-ui/react'

export function LoadFailure({ what, onRetry }: { what: string; onRetry(): void }) {
  return (
    <Box role="alert" bg="bg.panel" borderRadius="l3" p={8} textAlign="center">
      <Text fontWeight="600">{what} could not be loaded.</Text>
      <Button mt={4} minH="44px" onClick={onRetry}>
        Try again
      </Button>
    </Box>
  )
}
