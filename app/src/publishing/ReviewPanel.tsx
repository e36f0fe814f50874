import { Box, Flex, Stack, Text, Textarea } from '@chakra-ui/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { AuthoredDraft, CallInput, Draft, DraftNote } from '@wordstride/api'
import { Button, Fold } from '@wordstride/ui'
import { useRef, useState } from 'react'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import { FormField } from '../forms/FormFields'
import { Outcome } from '../forms/Outcome'
import { useNoteText } from '../forms/useNoteText'
import { shownMoment } from '../panels/shownDates'
import { LeaveQuestion } from '../shell/LeaveQuestion'
import { LoadFailure } from '../shell/LoadFailure'
import { LoadingBlock } from '../shell/LoadingBlock'
import { QuestionDialog } from '../shell/QuestionDialog'
import { Sheet } from '../shell/Sheet'
import { ChangeView } from './ChangeView'
import { checkQuery, refreshPublishing } from './publishingQueries'

type NoteKind = CallInput<'noteDraft'>['kind']

const DID: Readonly<Record<DraftNote['kind'], string>> = {
  comment: 'commented',
  sent: 'sent it to review',
  asked_changes: 'asked for changes',
  approved: 'approved it',
  withdrawn: 'withdrew it',
  published: 'published it',
  rolled_back: 'took it back',
}

const SAID: Readonly<Record<NoteKind, string>> = {
  comment: 'Your comment is saved.',
  sent: 'It waits for a review.',
  asked_changes: 'The author is asked for changes.',
  approved: 'It is approved and ready to publish.',
  withdrawn: 'It is withdrawn.',
}

interface Action {
  kind: NoteKind
  label: string
  variant: 'primary' | 'secondary' | 'quiet'
}

function actionsOf({ state, mayEdit, mayDecide }: Draft): Action[] {
  const isOpen = state === 'draft' || state === 'changes_asked'
  const isDecided = mayDecide && state === 'in_review'
  return [
    ...(mayEdit && isOpen ? [{ kind: 'sent', label: 'Send to review', variant: 'primary' } as const] : []),
    ...(isDecided ? [{ kind: 'approved', label: 'Approve', variant: 'primary' } as const] : []),
    ...(mayDecide && (isDecided || state === 'approved')
      ? [{ kind: 'asked_changes', label: 'Ask for changes', variant: 'secondary' } as const]
      : []),
    { kind: 'comment', label: 'Comment', variant: 'secondary' },
    ...(mayEdit ? [{ kind: 'withdrawn', label: 'Withdraw', variant: 'quiet' } as const] : []),
  ]
}

/** What students would get instead of what they get now, once the saved text is published. */
function SavedChange({ draft, served }: { draft: Draft; served: AuthoredDraft }) {
  const { problemId, language, text } = draft
  const checked = useQuery(checkQuery({ problemId, language, text }))
  const problem = checked.data?.problem
  if (problem) return <ChangeView before={served} after={problem} />
  if (checked.isPending) return <LoadingBlock label="Loading the change" height="12rem" />
  if (!checked.data) return <LoadFailure what="The change" onRetry={() => void checked.refetch()} />
  return <Text color="fg.muted">The saved text has errors and makes no problem.</Text>
}

/** What was said about a draft, and what can be done with it. */
export function ReviewPanel({ draft, hasUnsaved }: { draft: Draft; hasUnsaved: boolean }) {
  const { text, setText, newId, onStored } = useNoteText(draft.notes)
  const { draftId, revision } = draft
  const note = useMutation({
    mutationFn: async (said: { kind: NoteKind; text: string; newId: string }) =>
      unwrap(await apiClient.call('noteDraft', { draftId, revision, ...said })),
    onSuccess: (_reply, said) => onStored(said.text),
    // Of what failed the server may have more than its reply told.
    onSettled: () => refreshPublishing(),
  })
  const field = useRef<HTMLTextAreaElement>(null)
  const [isMissing, setMissing] = useState(false)
  const [isWithdrawing, setWithdrawing] = useState(false)
  const say = (kind: NoteKind) => note.mutate({ kind, text, newId })
  function press(kind: NoteKind): void {
    const lacksText = (kind === 'comment' || kind === 'asked_changes') && text.trim() === ''
    setMissing(lacksText)
    if (lacksText) field.current?.focus()
    else if (kind === 'withdrawn') setWithdrawing(true)
    else say(kind)
  }
  const actions = actionsOf(draft)
  const asked = note.variables?.kind
  const isGone = !actions.some(({ kind }) => kind === asked)
  const isLost = note.isError && draft.notes.every(({ noteId }) => noteId !== note.variables.newId)
  // Somebody else may have decided otherwise since then.
  const isStillSo = note.isSuccess && (asked === 'comment' || note.data.state === draft.state)
  return (
    <Stack gap={5}>
      {draft.served && !draft.isRemoval && (
        <Fold summary="What changes for students" level={2} look="bare">
          <SavedChange draft={draft} served={draft.served} />
        </Fold>
      )}
      <Sheet title="Review">
        <Stack gap={4}>
          {draft.notes.length === 0 ? (
            <Text color="fg.muted">Nobody has said anything yet.</Text>
          ) : (
            <Stack as="ol" listStyleType="none" gap={3}>
              {draft.notes.map((one) => (
                <Box as="li" key={one.noteId} borderLeftWidth="3px" ps={3}>
                  <Text fontSize="0.9375rem" color="fg.muted">
                    <strong>{one.writtenBy}</strong> {DID[one.kind]} (revision {one.revision},{' '}
                    {shownMoment(one.writtenAt)})
                  </Text>
                  {one.text !== '' && <Text whiteSpace="pre-wrap">{one.text}</Text>}
                </Box>
              ))}
            </Stack>
          )}
          <FormField
            label="What you want to say"
            error={isMissing ? 'Please write it here first.' : undefined}
          >
            <Textarea
              ref={field}
              rows={3}
              maxLength={2_000}
              bg="bg.panel"
              value={text}
              onChange={(event) => {
                setMissing(false)
                setText(event.target.value)
              }}
            />
          </FormField>
          <LeaveQuestion isUnsaved={text.trim() !== ''} />
          {hasUnsaved && <Text color="fg.muted">Save your changes before the draft goes on.</Text>}
          {isLost && (
            <Outcome key={note.submittedAt} isFailure takesFocus={isGone}>
              {note.error.message}
            </Outcome>
          )}
          <Flex gap={3} wrap="wrap">
            {actions.map(({ kind, label, variant }) => (
              <Button
                key={kind}
                variant={variant}
                isLoading={note.isPending && kind === asked}
                disabled={(hasUnsaved && kind !== 'comment') || (note.isPending && kind !== asked)}
                onClick={() => press(kind)}
              >
                {label}
              </Button>
            ))}
          </Flex>
          <QuestionDialog
            title={`Withdraw ${draft.problemId}?`}
            isOpen={isWithdrawing}
            no="Keep it"
            yes="Withdraw"
            isDoing={note.isPending}
            onClose={() => setWithdrawing(false)}
            onConfirm={() => {
              setWithdrawing(false)
              say('withdrawn')
            }}
          >
            <Text>
              A withdrawn draft cannot be worked on or published any more. Its text and what was said about it
              stay here to read.
            </Text>
          </QuestionDialog>
          {isStillSo && (
            <Outcome key={note.submittedAt} takesFocus={isGone}>
              {SAID[note.variables.kind]}
            </Outcome>
          )}
        </Stack>
      </Sheet>
    </Stack>
  )
}
