import { useMutation } from '@tanstack/react-query'
import { Button, Dialog, StatusLine, takeLostFocus } from '@wordstride/ui'
import { type FormEvent, useId, useState } from 'react'
import { ShownPassword } from '../card/ShownPassword'
import { LOGIN_MESSAGES } from '../loginMessage'
import { changeOwnPassword } from './changeOwnPassword'
import styles from './OwnPasswordDialog.module.css'

interface OwnPasswordDialogProps {
  isOpen: boolean
  onClose(): void
}

/** The own password, by the old one; other devices are signed out (SR-02). */
export function OwnPasswordDialog({ isOpen, onClose }: OwnPasswordDialogProps) {
  const formId = useId()
  const [fault, setFault] = useState<string | null>(null)
  const change = useMutation({
    mutationFn: changeOwnPassword,
    onSuccess: (reply) => setFault(reply.isSuccess ? null : reply.message),
    onError: () => setFault(LOGIN_MESSAGES.failed),
  })
  const isDone = change.data?.isSuccess === true

  function close(): void {
    change.reset()
    setFault(null)
    onClose()
  }

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [oldPassword, newPassword] = [String(form.get('old')), String(form.get('new'))]
    if (oldPassword === '' || newPassword === '') setFault('Please fill in all three fields.')
    else if (newPassword !== String(form.get('again'))) setFault('The two new passwords differ.')
    else change.mutate({ oldPassword, newPassword })
  }

  return (
    <Dialog
      title="Change my password"
      isOpen={isOpen}
      onClose={close}
      actions={
        isDone ? (
          // Whoever pressed Enter in a field: it has gone.
          <Button ref={takeLostFocus} onClick={close}>
            Close
          </Button>
        ) : (
          <Button type="submit" form={formId} isLoading={change.isPending}>
            Change my password
          </Button>
        )
      }
    >
      {isDone ? (
        <p role="status">Your password is changed. Other devices are signed out.</p>
      ) : (
        <form id={formId} className={styles.form} onSubmit={send} noValidate>
          <ShownPassword label="Old password" autoComplete="current-password" name="old" />
          <ShownPassword label="New password" autoComplete="new-password" name="new" />
          <ShownPassword label="The new one again" autoComplete="new-password" name="again" />
          <StatusLine tone="error">{change.isPending ? null : fault}</StatusLine>
        </form>
      )}
    </Dialog>
  )
}
