import { Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** What an empty panel says: a sign, and what to do. */
export function EmptyNote({ sign, children }: { sign: string; children: ReactNode }) {
  return (
    <Flex gap={3} align="center">
      <Flex
        aria-hidden="true"
        flex="none"
        w="44px"
        h="44px"
        align="center"
        justify="center"
        borderRadius="full"
        bg="bg.subtle"
        fontSize="1.25rem"
      >
        {sign}
      </Flex>
      <Text color="fg.muted" fontSize="0.9375rem" lineHeight="1.45">
        {children}
      </Text>
    </Flex>
  )
}
