import { Box, Grid, Text } from '@chakra-ui/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { OutboxMail } from '@wordstride/api'
import { Button, Dialog, StatusLine, takeLostFocus } from '@wordstride/ui'
import { useState } from 'react'
import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { unwrap } from '../api/unwrap'
import { ChoiceButtons } from '../forms/ChoiceButtons'
import { shownMoment } from '../panels/shownDates'
import { LoadFailure } from '../shell/LoadFailure'
import { LoadingBlock } from '../shell/LoadingBlock'
import { kindName } from './mailNames'
import { mailQuery, outboxKeys } from './outboxQueries'
import { StateBadge } from './StateBadge'

interface MailDialogProps {
  /** Null while it is closed. */
  mail: OutboxMail | null
  isSending: boolean
  onClose(): void
}

/** What is known of a mail that was sent again. */
const QUEUED = { state: 'queued', sentAt: null, lastError: null } as const

/** A mail as its reader sees it, and once more into the queue. */
export function MailDialog({ mail, isSending, onClose }: MailDialogProps) {
  const resend = useMutation({
    mutationFn: async (mailId: string) => unwrap(await apiClient.call('resendMail', { mailId })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: outboxKeys.all }),
  })
  function close() {
    resend.reset()
    onClose()
  }
  const maySend = isSending && mail !== null && mail.state !== 'queued' && !resend.isSuccess
  return (
    <Dialog
      title={mail?.subject ?? ''}
      size="wide"
      isOpen={mail !== null}
      onClose={close}
      actions={
        <>
          {maySend && (
            <Button
              variant="secondary"
              isLoading={resend.isPending}
              onClick={() => resend.mutate(mail.mailId)}
            >
              Send again
            </Button>
          )}
          <Button ref={resend.isSuccess ? takeLostFocus : null} onClick={close}>
            Close
          </Button>
        </>
      }
    >
      {mail && (
        <>
          <Facts mail={resend.isSuccess ? { ...mail, ...QUEUED } : mail} />
          <Bodies mailId={mail.mailId} />
          <StatusLine tone={resend.isError ? 'error' : 'neutral'}>
            {resend.isError ? resend.error.message : resend.isSuccess ? 'It is in the queue again.' : null}
          </StatusLine>
        </>
      )}
    </Dialog>
  )
}

function Facts({ mail }: { mail: OutboxMail }) {
  const facts = [
    ['To', mail.toAddress],
    ['Kind', kindName(mail.kind)],
    ['Written', shownMoment(mail.createdAt)],
    ['Sent', mail.sentAt === null ? '–' : shownMoment(mail.sentAt)],
  ] as const
  return (
    <>
      <Box mb={3}>
        <StateBadge state={mail.state} />
      </Box>
      <Grid as="dl" templateColumns={{ base: '1fr 1fr', md: 'repeat(4, auto)' }} gap={3} mb={4}>
        {facts.map(([name, value]) => (
          <Box key={name} minW={0}>
            <Text as="dt" color="fg.muted" fontSize="0.875rem">
              {name}
            </Text>
            <Text as="dd" overflowWrap="anywhere">
              {value}
            </Text>
          </Box>
        ))}
      </Grid>
      {mail.lastError !== null && <StatusLine tone="error">{mail.lastError}</StatusLine>}
    </>
  )
}

const FORMS = [
  { value: 'html', label: 'Page' },
  { value: 'text', label: 'Plain text' },
] as const

function Bodies({ mailId }: { mailId: string }) {
  const [form, setForm] = useState<'html' | 'text'>('html')
  const bodies = useQuery(mailQuery(mailId))
  if (bodies.isPending) return <LoadingBlock label="Loading the mail" height="20rem" />
  if (bodies.isError) return <LoadFailure what="The mail" onRetry={() => void bodies.refetch()} />
  return (
    <>
      <ChoiceButtons<'html' | 'text'>
        label="Form of the mail"
        choices={FORMS}
        value={form}
        onChange={setForm}
      />
      <Box mt={3} borderWidth="1px" borderRadius="l2" overflow="hidden" bg="white">
        {form === 'html' ? (
          // No scripts, no forms, no way to our page.
          <iframe
            title="The mail as a page"
            sandbox=""
            srcDoc={bodies.data.html}
            style={{ display: 'block', width: '100%', height: '26rem', border: 0 }}
          />
        ) : (
          <Box
            as="pre"
            tabIndex={0}
            role="region"
            aria-label="The mail as plain text"
            p={4}
            maxH="26rem"
            overflow="auto"
            whiteSpace="pre-wrap"
            color="#22223b"
            fontFamily="inherit"
            css={{ overflowWrap: 'anywhere' }}
          >
            {bodies.data.text}
          </Box>
        )}
      </Box>
    </>
  )
}
