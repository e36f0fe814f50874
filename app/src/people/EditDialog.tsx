import { Flex, Text } from '@chakra-ui/react'
import type { UseMutationResult } from '@tanstack/react-query'
import { Button, Dialog } from '@wordstride/ui'
import { type FormEvent, type ReactNode, useId } from 'react'

interface EditDialogProps<TParams> {
  title: string
  isOpen: boolean
  save: UseMutationResult<unknown, Error, TParams>
  /** What is to be saved; null while something is missing. */
  read(form: FormData): TParams | null
  onClose(): void
  children: ReactNode
}

/** A form that makes or changes one thing. */
export function EditDialog<TParams>({
  title,
  isOpen,
  save,
  read,
  onClose,
  children,
}: EditDialogProps<TParams>) {
  const formId = useId()

  function close(): void {
    save.reset()
    onClose()
  }

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const params = read(new FormData(event.currentTarget))
    if (params !== null) save.mutate(params, { onSuccess: close })
  }

  return (
    <Dialog
      title={title}
      isOpen={isOpen}
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
          {children}
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
