import { Checkbox } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import type { CallInput, Center, SchoolClass } from '@wordstride/api'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { EditDialog } from '../../forms/EditDialog'
import { Choice, FormField, NameInput } from '../../forms/FormFields'
import { lookAgain } from '../../forms/lookAgain'
import { useNewId } from '../../forms/useNewId'
import { refreshPeople } from '../peopleQueries'

interface ClassDialogProps {
  edited: SchoolClass | 'new' | null
  centers: readonly Center[]
  onClose(): void
}

/** Makes a class, or renames, ends and reopens one. */
export function ClassDialog({ edited, centers, onClose }: ClassDialogProps) {
  const before = edited === 'new' ? null : edited
  const newId = useNewId(edited)
  const save = useMutation({
    mutationFn: async (params: CallInput<'saveClass'>) => unwrap(await apiClient.call('saveClass', params)),
    ...lookAgain(refreshPeople),
  })

  function read(form: FormData): CallInput<'saveClass'> | null {
    const name = String(form.get('name')).trim()
    if (name === '') return null
    return {
      classId: before?.classId ?? null,
      newId,
      revision: before?.revision,
      centerId: before?.centerId ?? Number(form.get('centerId')),
      name,
      isEnded: form.get('isEnded') !== null,
      hasPeers: form.get('hasPeers') !== null,
    }
  }

  return (
    <EditDialog
      title={before ? `Edit ${before.name}` : 'New class'}
      isOpen={edited !== null}
      save={save}
      read={read}
      onClose={onClose}
    >
      <FormField label="Name of the class" isRequired>
        <NameInput defaultValue={before?.name ?? ''} />
      </FormField>
      <Checkbox.Root name="hasPeers" defaultChecked={before?.hasPeers ?? true} minH="target" gap={3}>
        <Checkbox.HiddenInput />
        <Checkbox.Control boxSize="22px" />
        <Checkbox.Label>Its students may be in peer groups</Checkbox.Label>
      </Checkbox.Root>
      {before === null ? (
        <FormField label="Learning center">
          <Choice name="centerId" options={centers.map(({ centerId, name }) => [String(centerId), name])} />
        </FormField>
      ) : (
        <Checkbox.Root name="isEnded" defaultChecked={before.isEnded} minH="target" gap={3}>
          <Checkbox.HiddenInput />
          <Checkbox.Control boxSize="22px" />
          <Checkbox.Label>The class has ended</Checkbox.Label>
        </Checkbox.Root>
      )}
    </EditDialog>
  )
}
