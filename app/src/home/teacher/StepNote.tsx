import { Flex, Text } from '@chakra-ui/react'
import { lineIcon } from '@wordstride/ui'
import type { ComponentType, ReactNode } from 'react'
import type { NextStep } from './nextSteps'

const CIRCLE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z'

const SIGNS: Record<NextStep['key'], ComponentType> = {
  setUp: lineIcon(<path d={`${CIRCLE}M15.5 8.5l-2 5-5 2 2-5z`} />),
  stuck: lineIcon(
    <path d="M12 3a6 6 0 0 0-3.6 10.8c.5.4.8 1 .8 1.7h5.6c0-.7.3-1.3.8-1.7A6 6 0 0 0 12 3zM9.5 19h5" />,
  ),
  absent: lineIcon(<path d={`${CIRCLE}M12 7.5v5l3.2 2`} />),
  account: lineIcon(<path d="M6 10.5h12v9H6zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3" />),
  praise: lineIcon(<path d="M12 3.5l2.6 5.3 5.9.8-4.3 4.1 1 5.8-5.2-2.8-5.2 2.8 1-5.8-4.3-4.1 5.9-.8z" />),
}

/** One thing to do, with its sign. */
export function StepNote({ step, children }: { step: NextStep['key']; children: ReactNode }) {
  const Sign = SIGNS[step]
  return (
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
        <Sign />
      </Flex>
      <Text color="fg.muted" fontSize="0.9375rem" lineHeight="1.45">
        {children}
      </Text>
    </Flex>
  )
}
