import { Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { NextStep } from './nextSteps'

const sign = (paths: string) => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.25"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={paths} />
  </svg>
)

const CIRCLE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z'

const SIGNS: Record<NextStep['key'], ReactNode> = {
  setUp: sign(`${CIRCLE}M15.5 8.5l-2 5-5 2 2-5z`),
  stuck: sign('M12 3a6 6 0 0 0-3.6 10.8c.5.4.8 1 .8 1.7h5.6c0-.7.3-1.3.8-1.7A6 6 0 0 0 12 3zM9.5 19h5'),
  absent: sign(`${CIRCLE}M12 7.5v5l3.2 2`),
  account: sign('M6 10.5h12v9H6zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3'),
  praise: sign('M12 3.5l2.6 5.3 5.9.8-4.3 4.1 1 5.8-5.2-2.8-5.2 2.8 1-5.8-4.3-4.1 5.9-.8z'),
}

/** One thing to do, with its sign. */
export const StepNote = ({ step, children }: { step: NextStep['key']; children: ReactNode }) => (
  <Flex gap={3} align="center">
    <Flex
      flex="none"
      w="44px"
      h="44px"
      align="center"
      justify="center"
      borderRadius="full"
      bg="bg.subtle"
      color="brand.fg"
    >
      {SIGNS[step]}
    </Flex>
    <Text color="fg.muted" fontSize="0.9375rem" lineHeight="1.45">
      {children}
    </Text>
  </Flex>
)
