import { Box, Text } from '@chakra-ui/react'
import type { DeletionProof } from '@wordstride/api'
import { Button, Dialog, takeFocus } from '@wordstride/ui'
import { useState } from 'react'
import { apiClient } from '../api/apiClient'
import { FormField, TextInput } from '../forms/FormFields'
import { PlainTable } from '../panels/PlainTable'
import { shownMoment } from '../panels/shownDates'

export interface DeletePersonDialogProps {
  userId: string
  userName: string
  isOpen: boolean
  onClose(): void
  /** After the proof was seen. */
  onDeleted(): void
}

/** Deletes a person for good once the user name is typed again, and shows what went. */
export function DeletePersonDialog({
  userId,
  userName,
  isOpen,
  onClose,
  onDeleted,
}: DeletePersonDialogProps) {
  const [typed, setTyped] = useState('')
  const [isDeleting, setIsDeleting] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [proof, setProof] = useState<DeletionProof | null>(null)

  async function remove() {
    setIsDeleting(true)
    const reply = await apiClient.call('deletePerson', { userId, userName: typed.trim() }).catch(() => null)
    setIsDeleting(false)
    if (reply?.isSuccess) setProof(reply.proof)
    else setFault(reply?.message ?? 'The account could not be deleted. Please try again.')
  }

  if (proof !== null)
    return (
      <Dialog
        title="Deleted"
        isOpen={isOpen}
        onClose={onDeleted}
        actions={
          // The button that had the focus is no more.
          <Button ref={takeFocus} onClick={onDeleted}>
            Done
          </Button>
        }
      >
        <DeletionTable proof={proof} userName={userName} />
      </Dialog>
    )
  return (
    <Dialog
      title={`Delete ${userName}?`}
      isOpen={isOpen}
      // What was deleted is told here alone.
      onClose={() => isDeleting || onClose()}
      actions={
        <>
          <Button variant="secondary" disabled={isDeleting} onClick={onClose}>
            Keep
          </Button>
          <Button isLoading={isDeleting} disabled={typed.trim() !== userName} onClick={() => void remove()}>
            Delete for good
          </Button>
        </>
      }
    >
      <Text>
        The account and everything stored about this person will be gone: answers, results, points. It cannot
        be undone.
      </Text>
      <Box mt={4}>
        <FormField label={`Type the user name ${userName} to go on`} error={fault ?? undefined}>
          <TextInput value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
        </FormField>
      </Box>
    </Dialog>
  )
}

interface DeletionTableProps {
  proof: DeletionProof
  userName: string
}

function DeletionTable({ proof: { userId, deletedAt, rows }, userName }: DeletionTableProps) {
  return (
    <>
      <Text>
        Nothing about {userName} is left since {shownMoment(deletedAt)}. These rows were deleted; the list
        stays in the audit trail under {userId}.
      </Text>
      <Box mt={4}>
        <PlainTable
          label="rows that were deleted"
          height="40vh"
          columns={['Table', 'Rows']}
          rows={Object.entries(rows).map(([table, count]) => ({ key: table, cells: [table, count] }))}
        />
      </Box>
    </>
  )
}
