import { Button, Dialog, StatusLine } from '@wordstride/ui'
import { type ReactNode, useId } from 'react'
import { useCardForm } from '../../accounts/card/useCardForm'
import styles from './SecondFactorSheet.module.css'

interface StepDialogProps {
  title: string
  label: string
  /** Gives the message of a refusal. */
  submit(form: FormData): Promise<string | null>
  onClose(): void
  children: ReactNode
}

/** A dialog with one form. */
export function StepDialog({ title, label, submit, onClose, children }: StepDialogProps) {
  const formId = useId()
  const { message, isSending, onSubmit } = useCardForm(submit)
  return (
    <Dialog
      title={title}
      isOpen
      // What the reply brings may be shown once alone.
      onClose={() => isSending || onClose()}
      actions={
        <>
          <Button variant="secondary" disabled={isSending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isLoading={isSending}>
            {label}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={onSubmit} noValidate>
        {children}
        <StatusLine tone="error">{message}</StatusLine>
      </form>
    </Dialog>
  )
}
