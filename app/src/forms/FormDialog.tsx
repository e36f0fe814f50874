import { Flex, Text } from '@chakra-ui/react'
import { Button, Dialog, takeFocus } from '@wordstride/ui'
import { type ReactNode, type SubmitEventHandler, useEffect, useId, useRef, useState } from 'react'
import { BackCloses } from './BackCloses'
import { useAskBeforeUnload } from './useAskBeforeUnload'

const focusFirstField = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>(':is(input, select, textarea):enabled')?.focus()

interface FormDialogProps {
  title: string
  isOpen: boolean
  save: { isPending: boolean; error: Error | null }
  saveLabel?: string
  /** How it is left unsaved. */
  backLabel?: string
  /** Where the form tells itself what is missing, beside each field. */
  isCheckedByForm?: boolean
  /** What saving costs; it stands beside the button, however long the form is. */
  warning?: ReactNode
  onSubmit: SubmitEventHandler<HTMLFormElement>
  onClose(): void
  children: ReactNode
}

/**
 * A dialog around a form, with what went wrong with saving it. A click beside it, Escape or Back may be a
 * slip: once something was entered it asks before it closes.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, isOpen, save, saveLabel = 'Save', backLabel = 'Cancel' } = props
  const { isCheckedByForm = false, warning, onSubmit, onClose } = props
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isTouched, setTouched] = useState(false)
  const [isAsked, setAsked] = useState(false)
  useAskBeforeUnload(isTouched)

  useEffect(() => {
    // Else the close icon has the focus, and the first word typed is lost.
    if (isOpen) return focusFirstField(form.current)
    setTouched(false)
    setAsked(false)
  }, [isOpen])

  function stay(): void {
    setAsked(false)
    focusFirstField(form.current)
  }

  function change(): void {
    setTouched(true)
    setAsked(false)
  }

  const slip = () => (isTouched ? setAsked(true) : onClose())

  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={slip}
      actions={
        <>
          {warning && (
            <Text role="alert" flex="1 1 100%">
              {warning}
            </Text>
          )}
          {isAsked ? (
            <>
              <Text role="alert" flex={{ base: '1 1 100%', md: '1' }} alignSelf="center">
                What you entered is not saved yet.
              </Text>
              <Button key="leave" variant="secondary" onClick={onClose}>
                Leave
              </Button>
              <Button key="stay" ref={takeFocus} onClick={stay}>
                Stay here
              </Button>
            </>
          ) : (
            <>
              <Button key="back" variant="secondary" onClick={onClose}>
                {backLabel}
              </Button>
              <Button key="save" type="submit" form={formId} isLoading={save.isPending}>
                {saveLabel}
              </Button>
            </>
          )}
        </>
      }
    >
      <BackCloses onBack={slip} />
      <form ref={form} id={formId} noValidate={isCheckedByForm} onSubmit={onSubmit} onChange={change}>
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
