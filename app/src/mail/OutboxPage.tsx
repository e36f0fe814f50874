import { Box, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { MAIL_STATES, type MailState, type OutboxMail, REFUSALS } from '@wordstride/api'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ChoiceButtons } from '../forms/ChoiceButtons'
import { counted } from '../shell/counted'
import { LoadFailure } from '../shell/LoadFailure'
import { PageHeading } from '../shell/PageHeading'
import { Paging, useKnownPage } from '../shell/Paging'
import { MailDialog } from './MailDialog'
import { MailRow } from './MailRow'
import { STATE_NAMES } from './mailNames'
import { outboxQuery } from './outboxQueries'
import { type OutboxSearch, readOutboxSearch, writeOutboxSearch } from './outboxSearch'

const STATES: readonly { value: MailState | null; label: string }[] = [
  { value: null, label: 'All' },
  ...MAIL_STATES.map((state) => ({ value: state, label: STATE_NAMES[state] })),
]

/** /outbox: what the product writes to parents, account managers, teachers and accounts (SR-37). */
export function OutboxPage() {
  const [search, setSearch] = useSearchParams()
  const { state, page } = readOutboxSearch(search)
  const [opened, setOpened] = useState<OutboxMail | null>(null)
  const outbox = useQuery(outboxQuery(state, page))
  const { data } = outbox

  const show = (next: OutboxSearch) => setSearch(writeOutboxSearch(next), { replace: true })
  const toPage = (next: number) => show({ state, page: next })
  useKnownPage(page, outbox.isPlaceholderData ? undefined : data?.pages, toPage)

  return (
    <>
      <PageHeading
        title="Mails"
        lead="What was written to parents, teachers and accounts, the newest first."
      />
      {data?.isSending === false && <NoMailServer />}
      <Flex justify="space-between" align="center" gap={3} mb={4} wrap="wrap">
        <ChoiceButtons
          label="State"
          choices={STATES}
          value={state}
          onChange={(next) => show({ state: next, page: 1 })}
        />
        {data && (
          <Text color="fg.muted" aria-live="polite">
            {counted(data.total, 'mail')}
          </Text>
        )}
      </Flex>
      {outbox.isPending && (
        <Stack gap={3} role="status" aria-busy="true" aria-label="Loading the mails">
          {['first', 'second', 'third'].map((row) => (
            <Skeleton key={row} height="5.5rem" borderRadius="l3" />
          ))}
        </Stack>
      )}
      {outbox.isError && <LoadFailure what="The mails" onRetry={() => void outbox.refetch()} />}
      {data?.total === 0 && <Empty state={state} />}
      {data && data.mails.length > 0 && (
        <>
          <Stack as="ul" listStyleType="none" gap={3} aria-busy={outbox.isPlaceholderData}>
            {data.mails.map((mail) => (
              <MailRow key={mail.mailId} mail={mail} onOpen={() => setOpened(mail)} />
            ))}
          </Stack>
          <Paging label="Pages of the outbox" page={page} pages={data.pages} onPage={toPage} />
        </>
      )}
      <MailDialog mail={opened} isSending={data?.isSending ?? false} onClose={() => setOpened(null)} />
    </>
  )
}

const NoMailServer = () => (
  <Box bg="var(--ws-hint-soft)" borderRadius="l3" p={5} mb={5}>
    <Text fontWeight="600">{REFUSALS.no_mail_server}</Text>
    <Text>
      Mails wait here and can be read. Set SMTP_URL, MAIL_FROM and PUBLIC_URL and start the server again: what
      was written within a day is sent then.
    </Text>
  </Box>
)

const Empty = ({ state }: { state: MailState | null }) => (
  <Box bg="bg.panel" borderRadius="l3" p={{ base: 6, md: 8 }} textAlign="center">
    <Text fontWeight="600">{state === null ? 'No mail was written yet.' : 'There is no such mail.'}</Text>
    <Text color="fg.muted" mt={1}>
      {state === null
        ? 'The first ones come when a student with a guardian’s address takes a test.'
        : 'Choose another state to see the others.'}
    </Text>
  </Box>
)
