import { Textarea } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import type { CallInput, Center } from '@wordstride/api'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { EditDialog } from '../../forms/EditDialog'
import { FormField, NameInput, TextInput } from '../../forms/FormFields'
import { lookAgain } from '../../forms/lookAgain'
import { useNewId } from '../../forms/useNewId'
import { refreshPeople } from '../peopleQueries'

interface CenterDialogProps {
  edited: Center | 'new' | null
  onClose(): void
}

/** Makes or changes a learning center. */
export function CenterDialog({ edited, onClose }: CenterDialogProps) {
  const before = edited === 'new' ? null : edited
  const newId = useNewId(edited)
  const save = useMutation({
    mutationFn: async (params: CallInput<'saveCenter'>) => unwrap(await apiClient.call('saveCenter', params)),
    ...lookAgain(refreshPeople),
  })

  function read(form: FormData): CallInput<'saveCenter'> | null {
    const text = (name: string) => String(form.get(name)).trim()
    const ips = text('ips')
      .split(/[\s,;]+/)
      .filter((ip) => ip !== '')
    if (text('name') === '') return null
    return {
      centerId: before?.centerId ?? null,
      newId,
      revision: before?.revision,
      center: {
        name: text('name'),
        address: text('address'),
        phone: text('phone'),
        email: text('email'),
        ips,
      },
    }
  }

  return (
    <EditDialog
      title={before ? `Edit ${before.name}` : 'New center'}
      isOpen={edited !== null}
      save={save}
      read={read}
      onClose={onClose}
    >
      <FormField label="Name of the center" isRequired>
        <NameInput defaultValue={before?.name ?? ''} />
      </FormField>
      <FormField label="Address">
        <TextInput name="address" maxLength={300} defaultValue={before?.address ?? ''} />
      </FormField>
      <FormField label="Phone">
        <TextInput name="phone" type="tel" maxLength={60} defaultValue={before?.phone ?? ''} />
      </FormField>
      <FormField label="E-mail">
        <TextInput name="email" type="email" maxLength={200} defaultValue={before?.email ?? ''} />
      </FormField>
      <FormField label="Network addresses" help="One a line. Work from these counts as done at the center.">
        <Textarea name="ips" rows={3} bg="bg.panel" defaultValue={before?.ips.join('\n') ?? ''} />
      </FormField>
    </EditDialog>
  )
}
