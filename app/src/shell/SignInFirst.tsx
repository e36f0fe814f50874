import { Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LinkButton } from './LinkButton'

/** On a public route that shows nothing without a session (C-23). */
export const SignInFirst = ({ children }: { children: ReactNode }) => (
  <Flex direction="column" align="flex-start" gap={4}>
    <Text>{children}</Text>
    <LinkButton to="/login">Login</LinkButton>
  </Flex>
)
