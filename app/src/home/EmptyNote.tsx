import { Flex, Text } from '@chakra-ui/react'
import { Guide, type GuidePose } from '@wordstride/ui'
import type { ReactNode } from 'react'

/** What an empty panel says: the guide, and what to do. */
export function EmptyNote({ pose, children }: { pose: GuidePose; children: ReactNode }) {
  return (
    <Flex gap={4} align="center">
      <Flex flex="none">
        <Guide pose={pose} size={72} />
      </Flex>
      <Text color="fg.muted" fontSize="0.9375rem" lineHeight="1.45">
        {children}
      </Text>
    </Flex>
  )
}
