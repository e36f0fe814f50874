import type { UseMutationResult } from '@tanstack/react-query'
import type { FormEvent, ReactNode } from 'react'
import { FormDialog } from './FormDialog'

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
    <FormDialog title={title} isOpen={isOpen} save={save} onSubmit={send} onClose={close}>
      {children}
    </FormDialog>
  )
}
