import { Flex, Text } from '@chakra-ui/react'
import { Button, Dialog } from '@wordstride/ui'
import { type ReactNode, type SubmitEventHandler, useId } from 'react'

interface FormDialogProps {
  title: string
  isOpen: boolean
  save: { isPending: boolean; error: Error | null }
  saveLabel?: string
  /** How it is left unsaved. */
  backLabel?: string
  /** Where the form tells itself what is missing, beside each field. */
  isCheckedByForm?: boolean
  onSubmit: SubmitEventHandler<HTMLFormElement>
  onClose(): void
  children: ReactNode
}

/** A dialog around a form, with what went wrong with saving it. */
export function FormDialog(props: FormDialogProps) {
  const { title, isOpen, save, saveLabel = 'Save', backLabel = 'Cancel' } = props
  const { isCheckedByForm = false, onSubmit, onClose } = props
  const formId = useId()
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {backLabel}
          </Button>
          <Button type="submit" form={formId} isLoading={save.isPending}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate={isCheckedByForm} onSubmit={onSubmit}>
        <Flex direction="column" gap={4}>
          {props.children}
          {save.error && (
            <Text role="alert" color="fg.error">
              {save.error.message}
            </Text>
          )}
        </Flex>
      </form>
    </Dialog>
  )
}
