import { Box, Flex, Text } from '@chakra-ui/react'
import type { OutboxMail } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { shownMoment } from '../panels/shownDates'
import { counted } from '../shell/counted'
import { kindName } from './mailNames'
import { StateBadge } from './StateBadge'

interface MailRowProps {
  mail: OutboxMail
  onOpen(): void
}

/** One mail of the outbox. */
export function MailRow({ mail, onOpen }: MailRowProps) {
  const { subject, toAddress, kind, state, createdAt, lastError, attempts } = mail
  return (
    <Flex
      as="li"
      bg="bg.panel"
      borderRadius="l3"
      boxShadow="var(--ws-shadow)"
      px={{ base: 4, md: 6 }}
      py={4}
      gap={{ base: 3, md: 5 }}
      align="center"
      wrap={{ base: 'wrap', md: 'nowrap' }}
    >
      <Box flex="1 1 14rem" minW={0}>
        <Text fontWeight="600" overflowWrap="anywhere">
          {subject}
        </Text>
        <Text color="fg.muted" fontSize="0.9375rem" overflowWrap="anywhere">
          to {toAddress}
        </Text>
        {lastError !== null && (
          <Text color="var(--ws-incorrect)" fontSize="0.9375rem" overflowWrap="anywhere">
            {lastError} ({counted(attempts, 'try', 'tries')})
          </Text>
        )}
      </Box>
      <Box flex="0 0 auto" w={{ base: '100%', md: '13rem' }} fontSize="0.9375rem">
        <Text>{kindName(kind)}</Text>
        <Text color="fg.muted">
          <time dateTime={new Date(createdAt).toISOString()}>{shownMoment(createdAt)}</time>
        </Text>
      </Box>
      <Flex
        flex="0 0 auto"
        w={{ base: '100%', md: '11.5rem' }}
        gap={3}
        align="center"
        justify="space-between"
      >
        <StateBadge state={state} />
        <Button variant="secondary" onClick={onOpen} aria-label={`Open: ${subject}, to ${toAddress}`}>
          Open
        </Button>
      </Flex>
    </Flex>
  )
}
