import { Flex, Text, Textarea } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import type { CallInput, Center } from '@wordstride/api'
import { Button, Dialog } from '@wordstride/ui'
import { type FormEvent, useId } from 'react'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { FormField, TextInput } from '../FormFields'
import { refreshPeople } from '../peopleQueries'

interface CenterDialogProps {
  edited: Center | 'new' | null
  onClose(): void
}

/** Makes or changes a learning center. */
export function CenterDialog({ edited, onClose }: CenterDialogProps) {
  const formId = useId()
  const before = edited === 'new' ? null : edited
  const save = useMutation({
    mutationFn: async (params: CallInput<'saveCenter'>) => unwrap(await apiClient.call('saveCenter', params)),
    async onSuccess() {
      await refreshPeople()
      close()
    },
  })

  function close(): void {
    save.reset()
    onClose()
  }

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name)).trim()
    if (text('name') === '') return
    save.mutate({
      centerId: before?.centerId ?? null,
      center: {
        name: text('name'),
        address: text('address'),
        phone: text('phone'),
        email: text('email'),
        ips: text('ips')
          .split(/[\s,;]+/)
          .filter((ip) => ip !== ''),
      },
    })
  }

  return (
    <Dialog
      title={before ? `Edit ${before.name}` : 'New center'}
      isOpen={edited !== null}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isLoading={save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send}>
        <Flex direction="column" gap={4}>
          <FormField label="Name of the center" isRequired>
            <TextInput name="name" maxLength={120} defaultValue={before?.name ?? ''} required />
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
          <FormField
            label="Network addresses"
            help="One a line. Work from these counts as done at the center."
          >
            <Textarea name="ips" rows={3} bg="bg.panel" defaultValue={before?.ips.join('\n') ?? ''} />
          </FormField>
          {save.isError && (
            <Text role="alert" color="fg.error">
              {save.error.message}
            </Text>
          )}
        </Flex>
      </form>
    </Dialog>
  )
}
