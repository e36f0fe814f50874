import { Button, Dialog } from '@wordstride/ui'
import type { ReactNode } from 'react'

interface QuestionDialogProps {
  title: string
  isOpen: boolean
  /** Of the button that does nothing. */
  no?: string
  /** Of the button that does it. */
  yes: ReactNode
  isDoing: boolean
  onClose(): void
  onConfirm(): void
  children: ReactNode
}

/** Asks before something is done. */
export const QuestionDialog = ({
  title,
  isOpen,
  no = 'Cancel',
  yes,
  isDoing,
  onClose,
  onConfirm,
  children,
}: QuestionDialogProps) => (
  <Dialog
    title={title}
    isOpen={isOpen}
    onClose={onClose}
    actions={
      <>
        <Button variant="secondary" onClick={onClose}>
          {no}
        </Button>
        <Button isLoading={isDoing} onClick={onConfirm}>
          {yes}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
)
