import { Box, Flex, Text, Textarea } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import type { StudentNote } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useRef, useState } from 'react'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { FormField } from '../../forms/FormFields'
import { useNoteText } from '../../forms/useNoteText'
import { shownDay } from '../../panels/shownDates'
import { LeaveQuestion } from '../../shell/LeaveQuestion'
import { QuestionDialog } from '../../shell/QuestionDialog'
import { Sheet } from '../../shell/Sheet'
import { refreshStudent } from '../classQueries'

interface NotesSheetProps {
  userId: string
  notes: readonly StudentNote[]
}

/** What staff note about the student, for all who look after the student. */
export function NotesSheet({ userId, notes }: NotesSheetProps) {
  const { text, setText, newId, onStored } = useNoteText(notes)
  const field = useRef<HTMLTextAreaElement>(null)
  const add = useMutation({
    mutationFn: async (note: { newId: string; text: string }) =>
      unwrap(await apiClient.call('addStudentNote', { userId, ...note })),
    onMutate() {
      if (!remove.isPending) remove.reset()
    },
    onSuccess: (_reply, note) => onStored(note.text),
    // Of what failed the server may have more than its reply told.
    onSettled: () => refreshStudent(userId),
  })
  const [asked, setAsked] = useState<StudentNote | null>(null)
  const remove = useMutation({
    mutationFn: async (noteId: string) =>
      unwrap(await apiClient.call('removeStudentNote', { userId, noteId })),
    // It may be gone: its reply was lost.
    async onError() {
      setAsked(null)
      await refreshStudent(userId)
    },
    async onSuccess() {
      setAsked(null)
      await refreshStudent(userId)
      // The button that had the focus has gone with its note.
      field.current?.focus()
    },
  })
  const isLost = add.isError && notes.every(({ noteId }) => noteId !== add.variables.newId)
  const failure = remove.error ?? (isLost ? add.error : null)
  return (
    <Sheet title="Notes">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') add.mutate({ newId, text: text.trim() })
        }}
      >
        <FormField
          label="New note"
          help="Read by all who look after the student, and part of what the family gets when it asks for the data."
        >
          <Textarea
            ref={field}
            bg="bg.panel"
            rows={3}
            maxLength={2000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </FormField>
        <Flex mt={3}>
          <Button type="submit" size="compact" isLoading={add.isPending}>
            Add the note
          </Button>
        </Flex>
        {failure && (
          <Text role="alert" color="fg.error" mt={2}>
            {failure.message}
          </Text>
        )}
      </form>
      <LeaveQuestion isUnsaved={text.trim() !== ''} />
      <Box as="ul" listStyleType="none" mt={3}>
        {notes.map((note) => (
          <Box as="li" key={note.noteId} py={3} borderTopWidth="1px">
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {note.text}
            </Text>
            <Flex justify="space-between" align="center" gap={3}>
              <Text color="fg.muted" fontSize="0.875rem">
                {`${note.staffName} · ${shownDay(note.writtenAt)}`}
              </Text>
              {note.isOwn && (
                <Button
                  size="compact"
                  variant="quiet"
                  className="ws-line-end"
                  aria-label={`Remove the note: ${note.text.slice(0, 40)}`}
                  onClick={() => setAsked(note)}
                >
                  Remove
                </Button>
              )}
            </Flex>
          </Box>
        ))}
      </Box>
      <QuestionDialog
        title="Remove this note?"
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        no="Keep it"
        yes="Remove it"
        isDoing={remove.isPending}
        onConfirm={() => asked && remove.mutate(asked.noteId)}
      >
        <Text overflowWrap="anywhere">{asked?.text}</Text>
      </QuestionDialog>
    </Sheet>
  )
}
