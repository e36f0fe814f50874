import { Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import { DoOnceDialog } from '../forms/DoOnceDialog'
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

/** Deletes a person for good once the username is typed again, and shows what went. */
export function DeletePersonDialog({
  userId,
  userName,
  isOpen,
  onClose,
  onDeleted,
}: DeletePersonDialogProps) {
  const [typed, setTyped] = useState('')
  const remove = useMutation({
    mutationFn: async () => unwrap(await apiClient.call('deletePerson', { userId, userName: typed.trim() })),
  })
  return (
    <DoOnceDialog
      title={remove.isSuccess ? 'Deleted' : `Delete ${userName}?`}
      isOpen={isOpen}
      label="Delete for good"
      isReady={typed.trim() === userName}
      deed={remove}
      onConfirm={() => remove.mutate()}
      onClose={remove.isSuccess ? onDeleted : onClose}
      result={({ proof: { deletedAt } }) => (
        <Text>
          Nothing about {userName} is left since {shownMoment(deletedAt)}. These rows were deleted; the list
          stays in the audit trail under {userId}.
        </Text>
      )}
      details={({ proof: { rows } }) => (
        <PlainTable
          label="rows that were deleted"
          height="40vh"
          columns={['Table', 'Rows']}
          rows={Object.entries(rows).map(([table, count]) => ({ key: table, cells: [table, count] }))}
        />
      )}
    >
      <Text>
        The account and everything stored about this person will be gone: answers, results, points. It cannot
        be undone.
      </Text>
      <FormField label={`Type the username ${userName} to go on`}>
        <TextInput value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
      </FormField>
    </DoOnceDialog>
  )
}
