import { Box, Checkbox, Flex, Stack, Text } from '@chakra-ui/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { CallInput, DraftFinding, DraftSummary, ReleaseChange } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useRef, useState } from 'react'
import { apiClient } from '../api/apiClient'
import { serverNow } from '../api/serverClock'
import { unwrap } from '../api/unwrap'
import { FormField, TextInput } from '../forms/FormFields'
import { Outcome } from '../forms/Outcome'
import { shownMoment } from '../panels/shownDates'
import { LoadFailure } from '../shell/LoadFailure'
import { LoadingBlock } from '../shell/LoadingBlock'
import { Sheet } from '../shell/Sheet'
import { ChangeView } from './ChangeView'
import { refreshPublishing, releasePreviewQuery } from './publishingQueries'

interface PublishSheetProps {
  approved: readonly DraftSummary[]
  mayPublish: boolean
}

/** The approved drafts, of which some are published together. */
export function PublishSheet({ approved, mayPublish }: PublishSheetProps) {
  const [left, setLeft] = useState<readonly string[]>([])
  const [wish, setWish] = useState(NO_WISH)
  const publish = usePublish((sent) =>
    // The next one may be begun already.
    setWish((now) => ({
      note: now.note === sent.note ? '' : now.note,
      due: now.due === sent.due ? '' : now.due,
    })),
  )
  const chosen = approved
    .filter(({ draftId }) => !left.includes(draftId))
    .map(({ draftId, revision }) => ({ draftId, revision }))
  // With its drafts the button goes, whatever else is chosen by then.
  const isGone = publish.variables?.chosen.every((sent) =>
    approved.every(({ draftId }) => draftId !== sent.draftId),
  )
  const toggle = (draftId: string, isChosen: boolean) =>
    setLeft(isChosen ? left.filter((one) => one !== draftId) : [...left, draftId])
  return (
    <Sheet title="Ready to publish">
      {approved.length === 0 ? (
        <Text color="fg.muted">
          Nothing is approved. A draft gets here when somebody has reviewed and approved it.
        </Text>
      ) : (
        <Stack gap={5}>
          <Stack as="ul" listStyleType="none" gap={1}>
            {approved.map(({ draftId, problemId, isRemoval, skillName }) => (
              <li key={draftId}>
                <Checkbox.Root
                  minH="target"
                  checked={!left.includes(draftId)}
                  onCheckedChange={({ checked }) => toggle(draftId, checked === true)}
                >
                  <Checkbox.HiddenInput />
                  <Checkbox.Control />
                  <Checkbox.Label overflowWrap="anywhere">
                    {problemId} · {isRemoval ? 'taken out' : skillName}
                  </Checkbox.Label>
                </Checkbox.Root>
              </li>
            ))}
          </Stack>
          {chosen.length > 0 && (
            <Chosen chosen={chosen} mayPublish={mayPublish} wish={wish} onWish={setWish} publish={publish} />
          )}
        </Stack>
      )}
      {publish.isSuccess && (
        <Outcome key={publish.submittedAt} takesFocus={isGone === true} mt={4}>
          {describePublished(publish.data)}
        </Outcome>
      )}
    </Sheet>
  )
}

/** What is entered for a release; it stays while drafts are chosen. */
interface Wish {
  note: string
  /** Of the reader's clock, as an input has it; empty for at once. */
  due: string
}

const NO_WISH: Wish = { note: '', due: '' }

interface Order {
  chosen: CallInput<'publishDrafts'>['chosen']
  wish: Wish
}

const usePublish = (onPublished: (sent: Wish) => void) =>
  useMutation({
    mutationFn: async ({ chosen, wish: { note, due } }: Order) => {
      const dueAt = due === '' ? null : new Date(due).getTime()
      const { findings, number } = unwrap(await apiClient.call('publishDrafts', { chosen, note, dueAt }))
      const [error] = findings.filter(({ severity }) => severity === 'error')
      if (error) throw new Error(`${error.where}: ${error.message}`)
      return { number, dueAt }
    },
    onSuccess: (_reply, { wish }) => onPublished(wish),
    onSettled: () => refreshPublishing(),
  })

const describePublished = ({ number, dueAt }: { number: number | null; dueAt: number | null }): string =>
  number === null && dueAt !== null
    ? `It waits for its time and is published on ${shownMoment(dueAt)}.`
    : `Release ${number} is published. Students get it with their next session.`

interface ChosenProps {
  chosen: { draftId: string; revision: number }[]
  mayPublish: boolean
  wish: Wish
  onWish(wish: Wish): void
  publish: ReturnType<typeof usePublish>
}

function Chosen({ chosen, mayPublish, wish, onWish, publish }: ChosenProps) {
  const { note, due } = wish
  const preview = useQuery(releasePreviewQuery(chosen))
  const dueField = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const hasFailed = publish.isError && JSON.stringify(publish.variables.chosen) === JSON.stringify(chosen)
  if (preview.isPending) return <LoadingBlock label="Looking at the changes" height="12rem" />
  if (!preview.data)
    return (
      <>
        <LoadFailure what="The changes" onRetry={() => void preview.refetch()} />
        <Text color="fg.muted">{preview.error.message}</Text>
      </>
    )
  // A slip in the date would publish at once what was to wait.
  function send(): void {
    if (due !== '' && new Date(due).getTime() <= serverNow()) {
      setOver(true)
      dueField.current?.focus()
    } else publish.mutate({ chosen, wish })
  }
  const hasErrors = preview.data.findings.some(({ severity }) => severity === 'error')
  return (
    <Stack gap={4}>
      <Findings findings={preview.data.findings} />
      {preview.data.changes.map((change) => (
        <Change key={change.problemId} change={change} />
      ))}
      {mayPublish ? (
        <>
          <Flex gap={4} wrap="wrap">
            <Box flex="1 1 20rem">
              <FormField label="What changes, in a few words">
                <TextInput
                  value={note}
                  maxLength={2_000}
                  onChange={({ target }) => onWish({ ...wish, note: target.value })}
                />
              </FormField>
            </Box>
            <Box flex="0 1 16rem">
              <FormField
                label="When"
                help="By your clock. Left empty: at once."
                error={isOver ? 'This time is over. Choose a later one, or leave it empty.' : undefined}
              >
                <TextInput
                  type="datetime-local"
                  value={due}
                  ref={dueField}
                  onChange={({ target }) => {
                    setOver(false)
                    onWish({ ...wish, due: target.value })
                  }}
                />
              </FormField>
            </Box>
          </Flex>
          {hasFailed && (
            <Text role="alert" color="fg.error">
              {publish.error?.message}
            </Text>
          )}
          <Box>
            <Button isLoading={publish.isPending} disabled={hasErrors} onClick={send}>
              {due === '' ? 'Publish' : 'Publish at that time'}
            </Button>
          </Box>
        </>
      ) : (
        <Text color="fg.muted">An administrator publishes what is approved.</Text>
      )}
    </Stack>
  )
}

const KINDS: Readonly<Record<ReleaseChange['kind'], string>> = {
  added: 'is new',
  changed: 'changes',
  removed: 'is taken out',
}

const Change = ({ change }: { change: ReleaseChange }) => (
  <Box as="details" borderWidth="1px" borderRadius="l2" px={4} py={1}>
    <Box as="summary" cursor="pointer" minH="target" py={2} overflowWrap="anywhere">
      <strong>{change.problemId}</strong> {KINDS[change.kind]}
    </Box>
    <Box pb={3}>
      <ChangeView before={change.before} after={change.after} />
    </Box>
  </Box>
)

const Findings = ({ findings }: { findings: readonly DraftFinding[] }) =>
  findings.length === 0 ? null : (
    <Stack as="ul" aria-label="What the checks found" gap={1} listStyleType="none">
      {findings.map(({ where, line, message, severity }) => (
        <Text
          as="li"
          key={`${where} ${line} ${message}`}
          color={severity === 'error' ? 'fg.error' : 'var(--ws-hint)'}
        >
          {severity === 'error' ? 'Error' : 'Warning'}: {where}
          {line === null ? '' : `, line ${line}`}: {message}
        </Text>
      ))}
    </Stack>
  )
