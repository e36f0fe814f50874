import { Checkbox, Flex, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import type { CallInput, Center, SchoolClass } from '@wordstride/api'
import { Button, Dialog } from '@wordstride/ui'
import { type FormEvent, useId } from 'react'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { Choice, FormField, TextInput } from '../FormFields'
import { refreshPeople } from '../peopleQueries'

interface ClassDialogProps {
  edited: SchoolClass | 'new' | null
  centers: readonly Center[]
  onClose(): void
}

/** Makes a class, or renames, ends and reopens one. */
export function ClassDialog({ edited, centers, onClose }: ClassDialogProps) {
  const formId = useId()
  const before = edited === 'new' ? null : edited
  const save = useMutation({
    mutationFn: async (params: CallInput<'saveClass'>) => unwrap(await apiClient.call('saveClass', params)),
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
    const name = String(form.get('name')).trim()
    if (name === '') return
    save.mutate({
      classId: before?.classId ?? null,
      centerId: before?.centerId ?? Number(form.get('centerId')),
      name,
      isEnded: form.get('isEnded') !== null,
    })
  }

  return (
    <Dialog
      title={before ? `Edit ${before.name}` : 'New class'}
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
          <FormField label="Name of the class" isRequired>
            <TextInput name="name" maxLength={120} defaultValue={before?.name ?? ''} required />
          </FormField>
          {before === null && (
            <FormField label="Learning center">
              <Choice
                name="centerId"
                options={centers.map(({ centerId, name }) => [String(centerId), name])}
              />
            </FormField>
          )}
          {before !== null && (
            <Checkbox.Root name="isEnded" defaultChecked={before.isEnded} minH="target" gap={3}>
              <Checkbox.HiddenInput />
              <Checkbox.Control boxSize="22px" />
              <Checkbox.Label>The class has ended</Checkbox.Label>
            </Checkbox.Root>
          )}
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
