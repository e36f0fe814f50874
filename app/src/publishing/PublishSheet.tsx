import { Box, Checkbox, Flex, Stack, Text } from '@chakra-ui/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { DraftFinding, DraftSummary, ReleaseChange } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import { FormField, TextInput } from '../forms/FormFields'
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
  const chosen = approved
    .filter(({ draftId }) => !left.includes(draftId))
    .map(({ draftId, revision }) => ({ draftId, revision }))
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
            <Chosen chosen={chosen} mayPublish={mayPublish} wish={wish} onWish={setWish} />
          )}
        </Stack>
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

interface ChosenProps {
  chosen: { draftId: string; revision: number }[]
  mayPublish: boolean
  wish: Wish
  onWish(wish: Wish): void
}

function Chosen({ chosen, mayPublish, wish, onWish }: ChosenProps) {
  const { note, due } = wish
  const preview = useQuery(releasePreviewQuery(chosen))
  const publish = useMutation({
    mutationFn: async (given: ChosenProps['chosen']) => {
      const dueAt = due === '' ? null : new Date(due).getTime()
      const reply = unwrap(await apiClient.call('publishDrafts', { chosen: given, note, dueAt }))
      const [error] = reply.findings.filter(({ severity }) => severity === 'error')
      if (error) throw new Error(`${error.where}: ${error.message}`)
      return reply
    },
    onSuccess: () => onWish(NO_WISH),
    onSettled: () => refreshPublishing(),
  })
  const hasFailed = publish.isError && JSON.stringify(publish.variables) === JSON.stringify(chosen)
  if (!preview.data)
    return <Text color="fg.muted">{preview.error?.message ?? 'Looking at the changes…'}</Text>
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
            <FormField label="What changes, in a few words">
              <TextInput
                value={note}
                maxLength={2_000}
                onChange={({ target }) => onWish({ ...wish, note: target.value })}
              />
            </FormField>
            <FormField label="When" help="Left empty: at once.">
              <TextInput
                type="datetime-local"
                value={due}
                onChange={({ target }) => onWish({ ...wish, due: target.value })}
              />
            </FormField>
          </Flex>
          {hasFailed && (
            <Text role="alert" color="fg.error">
              {publish.error?.message}
            </Text>
          )}
          <Box>
            <Button isLoading={publish.isPending} disabled={hasErrors} onClick={() => publish.mutate(chosen)}>
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
