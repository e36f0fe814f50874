import { Flex, Text } from '@chakra-ui/react'
import type { UseMutationResult } from '@tanstack/react-query'
import { Button, Dialog, takeFocus } from '@wordstride/ui'
import type { ReactNode } from 'react'
import { BackCloses } from './BackCloses'

interface DoOnceDialogProps<TResult, TParams> {
  title: string
  isOpen: boolean
  /** Of the button that does it. */
  label: string | undefined
  /** How it is left undone. */
  backLabel?: string
  /** Whether all is there that it needs. */
  isReady?: boolean
  deed: UseMutationResult<TResult, Error, TParams>
  onConfirm(): void
  onClose(): void
  /** What came of it, in place of the question, and read out. */
  result(data: TResult): ReactNode
  /** Below that, to be looked through. */
  details?(data: TResult): ReactNode
  /** The question. */
  children: ReactNode
}

/** Asks, does it, and tells what came of it. */
export const DoOnceDialog = <TResult, TParams>({
  title,
  isOpen,
  label,
  backLabel = 'Cancel',
  isReady = true,
  deed,
  onConfirm,
  onClose,
  result,
  details,
  children,
}: DoOnceDialogProps<TResult, TParams>) => {
  // What comes of it is told here alone.
  const close = () => deed.isPending || onClose()
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={close}
      actions={
        deed.isSuccess ? (
          // The button that had the focus is no more.
          <Button ref={takeFocus} onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button variant="secondary" disabled={deed.isPending} onClick={onClose}>
              {backLabel}
            </Button>
            <Button isLoading={deed.isPending} disabled={!isReady} onClick={onConfirm}>
              {label}
            </Button>
          </>
        )
      }
    >
      <BackCloses onBack={close} />
      {deed.isSuccess ? (
        <Flex direction="column" gap={4}>
          <Flex direction="column" gap={3} role="status">
            {result(deed.data)}
          </Flex>
          {details?.(deed.data)}
        </Flex>
      ) : (
        <Flex direction="column" gap={4}>
          {children}
          {deed.isError && (
            <Text role="alert" color="fg.error">
              {deed.error.message}
            </Text>
          )}
        </Flex>
      )}
    </Dialog>
  )
}
