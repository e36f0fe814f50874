import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import type { CallInput, CallResult, DraftSummary, Release } from '@wordstride/api'
import { Button, takeLostFocus } from '@wordstride/ui'
import { useState } from 'react'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import { Outcome } from '../forms/Outcome'
import { saveFile } from '../links/saveFile'
import { shownMoment } from '../panels/shownDates'
import { QuestionDialog } from '../shell/QuestionDialog'
import { Sheet } from '../shell/Sheet'
import { refreshPublishing } from './publishingQueries'

type History = Extract<CallResult<'listReleases'>, { isSuccess: true }>

const STATES: Readonly<Record<Release['state'], string>> = {
  scheduled: 'Scheduled',
  published: 'Published',
  failed: 'Failed',
  cancelled: 'Taken back',
}

const nameOf = ({ number, backTo, state, dueAt }: Release): string => {
  if (state === 'scheduled' && dueAt !== null) return `Waits for ${shownMoment(dueAt)}`
  if (number === null) return 'Not published'
  if (backTo === null) return `Release ${number}`
  return `Release ${number}: back to ${backTo === 0 ? 'the files' : `release ${backTo}`}`
}

const namesOf = (draftIds: readonly string[], drafts: readonly DraftSummary[]): string[] =>
  drafts.filter(({ draftId }) => draftIds.includes(draftId)).map(({ problemId }) => problemId)

async function download(): Promise<void> {
  const { problems, media } = unwrap(await apiClient.call('exportPublished', {}))
  const text = `${JSON.stringify({ problems, media }, null, 2)}\n`
  saveFile('published.json', text, 'application/json')
}

interface ReleaseHistoryProps {
  history: History
  /** They name what a release holds that is not published. */
  drafts: readonly DraftSummary[]
}

/** What was published, the latest first, and the way back. */
export function ReleaseHistory({ history, drafts }: ReleaseHistoryProps) {
  const { releases, rights, contentVersion, reachesFiles } = history
  const [target, setTarget] = useState<number | null>(null)
  const exported = useMutation({ mutationFn: download })
  // Another one may be asked about by then.
  const back = useGoBack((done) => setTarget((now) => (now === done ? null : now)))
  const ask = (next: number | null) => {
    // What still runs may fail, and is told then: below, once the question about another one is closed.
    if (!back.isPending && (next !== null || back.variables?.number === target)) back.reset()
    setTarget(next)
  }
  const last = Math.max(0, ...releases.map(({ number }) => number ?? 0))
  return (
    <Sheet title="History">
      <Stack gap={4}>
        <Flex justify="space-between" align="center" gap={3} wrap="wrap">
          <Text color="fg.muted" overflowWrap="anywhere">
            Content version {contentVersion}
          </Text>
          {rights.mayPublish && (
            <Button variant="secondary" isLoading={exported.isPending} onClick={() => exported.mutate()}>
              Export for the files
            </Button>
          )}
        </Flex>
        {exported.isError && (
          <Text role="alert" color="fg.error">
            {exported.error.message}
          </Text>
        )}
        {releases.length === 0 && <Text color="fg.muted">Nothing was published yet.</Text>}
        <Stack as="ol" listStyleType="none" gap={3}>
          {releases.map((release) => (
            <Entry
              key={release.releaseId}
              release={release}
              chosen={release.number === null ? namesOf(release.draftIds, drafts) : []}
              outdated={namesOf(release.outdated, drafts)}
              mayPublish={rights.mayPublish}
              onGoBack={() => ask(release.number)}
            />
          ))}
        </Stack>
        {rights.mayPublish && reachesFiles && (
          <Box>
            <Button variant="quiet" className="ws-line-start" onClick={() => ask(0)}>
              Go back to the files
            </Button>
          </Box>
        )}
        {back.isSuccess && back.data.number >= last && (
          <Outcome key={back.submittedAt}>
            Release {back.data.number} takes the content back to{' '}
            {back.variables.number === 0 ? 'the files' : `release ${back.variables.number}`}.
          </Outcome>
        )}
        {back.isError && back.variables.number !== target && <GoBackFailure message={back.error.message} />}
        <GoBackDialog target={target} last={last} back={back} onClose={() => ask(null)} />
      </Stack>
    </Sheet>
  )
}

interface EntryProps {
  release: Release
  /** The problems of one that is not published. */
  chosen: readonly string[]
  /** Those that have changed since it was scheduled. */
  outdated: readonly string[]
  mayPublish: boolean
  onGoBack(): void
}

function Entry({ release, chosen, outdated, mayPublish, onGoBack }: EntryProps) {
  const { releaseId, state, note, items, publishedAt, madeAt, madeBy, failure } = release
  const cancel = useMutation({
    mutationFn: async () => unwrap(await apiClient.call('cancelRelease', { releaseId })),
    onSettled: () => refreshPublishing(),
  })
  const hasJustEnded = cancel.isSuccess && state !== 'scheduled'
  const contents = [...chosen, ...items.map(({ problemId, kind }) => `${problemId} (${kind})`)]
  return (
    <Box as="li" borderWidth="1px" borderRadius="l2" px={4} py={3}>
      <Flex justify="space-between" align="center" gap={3} wrap="wrap">
        <Text fontWeight="600">{nameOf(release)}</Text>
        <Badge
          ref={hasJustEnded ? takeLostFocus : undefined}
          tabIndex={-1}
          role={hasJustEnded ? 'status' : undefined}
          borderRadius="full"
          px={3}
          py={1}
          bg="var(--ws-sunken)"
          color="var(--ws-ink-soft)"
        >
          {STATES[state]}
        </Badge>
      </Flex>
      <Text color="fg.muted" fontSize="0.9375rem">
        {state === 'scheduled' && 'Scheduled on '}
        {shownMoment(publishedAt ?? madeAt)} · by {madeBy}
      </Text>
      {note !== '' && <Text mt={1}>{note}</Text>}
      {failure !== null && (
        <Text mt={1} color="fg.error" whiteSpace="pre-wrap">
          {failure}
        </Text>
      )}
      {contents.length > 0 && (
        <Text mt={1} fontSize="0.9375rem" overflowWrap="anywhere">
          {contents.join(', ')}
        </Text>
      )}
      {outdated.length > 0 && (
        <Text mt={1} color="fg.error" overflowWrap="anywhere">
          Changed since it was scheduled: {outdated.join(', ')}. It cannot be published like this;{' '}
          {mayPublish
            ? 'take it back, and schedule it anew once all is approved.'
            : 'an administrator has to take it back, and to schedule it anew once all is approved.'}
        </Text>
      )}
      <Box mt={2} _empty={{ display: 'none' }}>
        {mayPublish && release.isReachable && (
          <Button variant="secondary" size="compact" onClick={onGoBack}>
            Go back to release {release.number}
          </Button>
        )}
        {mayPublish && state === 'scheduled' && (
          <Button
            variant="secondary"
            size="compact"
            isLoading={cancel.isPending}
            onClick={() => cancel.mutate()}
          >
            Take back
          </Button>
        )}
      </Box>
      {cancel.isError && (
        <Outcome key={cancel.submittedAt} isFailure>
          {cancel.error.message}
        </Outcome>
      )}
    </Box>
  )
}

const useGoBack = (onDone: (target: number) => void) =>
  useMutation({
    mutationFn: async (wish: CallInput<'rollBack'>) => unwrap(await apiClient.call('rollBack', wish)),
    onSuccess: (_, { number }) => onDone(number),
    onSettled: () => refreshPublishing(),
  })

interface GoBackDialogProps {
  target: number | null
  last: number
  back: ReturnType<typeof useGoBack>
  onClose(): void
}

function GoBackDialog({ target, last, back, onClose }: GoBackDialogProps) {
  return (
    <QuestionDialog
      title={target === 0 ? 'Go back to the files' : `Go back to release ${target}`}
      isOpen={target !== null}
      onClose={onClose}
      yes="Go back"
      isDoing={back.isPending}
      onConfirm={() => target !== null && back.mutate({ number: target, from: last })}
    >
      <Text>
        Students get the problems of that time again, with their next session. What was published since
        becomes a draft that can be worked on.
      </Text>
      {back.isError && back.variables.number === target && <GoBackFailure message={back.error.message} />}
    </QuestionDialog>
  )
}

const GoBackFailure = ({ message }: { message: string }) => (
  <Text role="alert" color="fg.error" mt={3}>
    {message}
  </Text>
)
